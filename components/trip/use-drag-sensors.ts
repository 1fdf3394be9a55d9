import {
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";

/** So far a pointer moves before it drags, so that a click stays a click. */
const MOUSE = { activationConstraint: { distance: 4 } };
/** A finger rests before it drags, so that a swipe scrolls. */
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };

/** Drags stops by mouse, finger and keys; `keys` are to stay the same from one rendering to the next. */
export function useDragSensors(keys: { readonly coordinateGetter: KeyboardCoordinateGetter }) {
  return useSensors(useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH), useSensor(KeyboardSensor, keys));
}
