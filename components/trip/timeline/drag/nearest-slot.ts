import type { CollisionDetection, DroppableContainer, KeyboardCoordinateGetter } from "@dnd-kit/core";
import { TRAY } from "./slots";

/** The tray where the pointer is over it, else the place nearest above or below; keys carry by the upper edge. */
export const nearestSlot: CollisionDetection = ({
  droppableContainers,
  droppableRects,
  pointerCoordinates,
  collisionRect,
}) => {
  const y = pointerCoordinates?.y ?? collisionRect.top;
  const tray = droppableContainers.find(({ id }) => id === TRAY);
  const trayTop = tray === undefined ? null : topOfTray(tray);
  if (tray !== undefined && trayTop !== null && y >= trayTop) return [{ id: tray.id }];
  let nearest: { id: DroppableContainer["id"]; distance: number } | null = null;
  for (const { id } of droppableContainers) {
    const rect = droppableRects.get(id);
    if (rect === undefined || id === TRAY) continue;
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
    const top = container.id === TRAY ? topOfTray(container) : context.droppableRects.get(container.id)?.top;
    if (top != null) places.push({ id: container.id, top });
  }
  places.sort((one, other) => (one.id === TRAY ? 1 : other.id === TRAY ? -1 : one.top - other.top));
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
function topOfTray({ node }: DroppableContainer): number | null {
  const rect = node.current?.getBoundingClientRect();
  return rect === undefined || rect.height === 0 ? null : rect.top;
}
