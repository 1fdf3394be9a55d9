import { MouseSensor, TouchSensor, useSensor } from "@dnd-kit/core";

/** So far a pointer moves before it drags, so that a click stays a click. */
const MOUSE = { activationConstraint: { distance: 4 } };
/** A finger rests before it drags, so that a swipe scrolls. */
const TOUCH = { activationConstraint: { delay: 200, tolerance: 8 } };

/** Drags stops by mouse and finger. */
export function usePointerSensors() {
  return [useSensor(MouseSensor, MOUSE), useSensor(TouchSensor, TOUCH)] as const;
}
