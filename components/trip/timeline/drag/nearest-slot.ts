import type { CollisionDetection, DroppableContainer, KeyboardCoordinateGetter } from "@dnd-kit/core";
import { SAVED } from "./slots";

/** The tray where the pointer is over it, else the place nearest above or below; keys carry by the upper edge. */
export const nearestSlot: CollisionDetection = ({
  droppableContainers,
  droppableRects,
  pointerCoordinates,
  collisionRect,
}) => {
  const y = pointerCoordinates?.y ?? collisionRect.top;
  const saved = droppableContainers.find(({ id }) => id === SAVED);
  const savedStopsTop = saved === undefined ? null : topOfSavedStops(saved);
  if (saved !== undefined && savedStopsTop !== null && y >= savedStopsTop) return [{ id: saved.id }];
  let nearest: { id: DroppableContainer["id"]; distance: number } | null = null;
  for (const { id } of droppableContainers) {
    const rect = droppableRects.get(id);
    if (rect === undefined || id === SAVED) continue;
    const distance = Math.abs(rect.top - y);
    if (nearest === null || distance < nearest.distance) nearest = { id, distance };
  }
  return nearest === null ? [] : [{ id: nearest.id }];
};

/** The arrow keys go from place to place, and past the last one to the tray. */
export const nextSlot: KeyboardCoordinateGetter = (event, { active, currentCoordinates, context }) => {
  const step = event.code === "ArrowDown" ? 1 : event.code === "ArrowUp" ? -1 : 0;
  if (step === 0) return undefined;
  event.preventDefault();
  const places: Place[] = [];
  for (const container of context.droppableContainers.getEnabled()) {
    const top = container.id === SAVED ? topOfSavedStops(container) : context.droppableRects.get(container.id)?.top;
    if (top != null) places.push({ id: container.id, top });
  }
  places.sort((one, other) => (one.id === SAVED ? 1 : other.id === SAVED ? -1 : one.top - other.top));
  const order = withoutOwnEnd(places, active);
  const next = order[order.findIndex(({ id }) => id === context.over?.id) + step];
  return next === undefined ? undefined : { x: currentCoordinates.x, y: next.top };
};

interface Place {
  readonly id: DroppableContainer["id"];
  readonly top: number;
}

/** Before and after the dragged stop is one place: where it is. */
function withoutOwnEnd(places: readonly Place[], stopId: DroppableContainer["id"]): readonly Place[] {
  const own = places.findIndex(({ id }) => String(id).endsWith(`:${stopId}`));
  return own < 0 ? places : places.filter((_, index) => index !== own + 1);
}

/** It sticks to the window's edge while something is dragged, so that its measured place does not scroll with the page. */
function topOfSavedStops({ node }: DroppableContainer): number | null {
  const rect = node.current?.getBoundingClientRect();
  return rect === undefined || rect.height === 0 ? null : rect.top;
}
