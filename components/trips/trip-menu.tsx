"use client";

import { Copy, EllipsisVertical, Pencil, Trash2 } from "lucide-react";
import { useRef } from "react";
import type { TripListItem } from "@/server/views";
import { Button } from "../ui/button";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../ui/menu";

/** What can be done with a trip of the list. */
export function TripMenu({
  trip,
  onRename,
  onDuplicate,
  onRemove,
}: {
  trip: TripListItem;
  onRename: () => void;
  onDuplicate: () => void;
  onRemove: () => void;
}) {
  // The name's field and the page's heading take the focus; otherwise it goes back to the button.
  const takesFocus = useRef(false);
  const choose = (action: () => void) => () => {
    takesFocus.current = true;
    action();
  };
  return (
    <Menu modal={false}>
      <MenuTrigger asChild>
        <Button
          variant="quiet"
          size="icon"
          className="relative -mt-1 -mr-2 sm:size-10"
          aria-label={`More about ${trip.title}`}
        >
          <EllipsisVertical aria-hidden />
        </Button>
      </MenuTrigger>
      <MenuContent
        align="end"
        onCloseAutoFocus={(event) => {
          if (takesFocus.current) event.preventDefault();
          takesFocus.current = false;
        }}
      >
        <MenuItem onSelect={choose(onRename)}>
          <Pencil aria-hidden />
          Rename
        </MenuItem>
        <MenuItem onSelect={onDuplicate} disabled={trip.status !== "planned"}>
          <Copy aria-hidden />
          Duplicate
        </MenuItem>
        <MenuSeparator />
        <MenuItem onSelect={choose(onRemove)}>
          <Trash2 aria-hidden />
          Delete
        </MenuItem>
      </MenuContent>
    </Menu>
  );
}
