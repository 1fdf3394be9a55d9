"use client";

import {
  Braces,
  CalendarPlus,
  Download,
  FileText,
  FlaskConical,
  type LucideIcon,
  MapPin,
  Printer,
  Route,
} from "lucide-react";
import Link from "next/link";
import { ToolbarButton } from "../trip/toolbar-button";
import { useTrip } from "../trip/use-trip";
import { Menu, MenuContent, MenuItem, MenuSeparator, MenuTrigger } from "../ui/menu";

/** Files that a trip can be saved as. */
const FILES = [
  { format: "ics", icon: CalendarPlus, label: "Calendar file", note: "every stop, in its own time zone" },
  { format: "kml", icon: MapPin, label: "Map file (KML)", note: "for Organic Maps, CoMaps, Google Earth" },
  { format: "gpx", icon: Route, label: "Map file (GPX)", note: "for OsmAnd and watches, with walks" },
  { format: "markdown", icon: FileText, label: "Text", note: "Markdown, one table per day" },
  { format: "json", icon: Braces, label: "Everything as data", note: "JSON" },
  { format: "published", icon: FlaskConical, label: "Benchmark plan", note: "JSON, one object per day" },
] as const;

/** The trip on paper or as a file. */
export function ExportMenu() {
  const { trip } = useTrip();
  return (
    <Menu modal={false}>
      <MenuTrigger asChild>
        <ToolbarButton icon={Download} label="Export" />
      </MenuTrigger>
      <MenuContent className="w-80">
        <MenuItem asChild>
          <Link href={`/trip/${trip.id}/print`}>
            <Item icon={Printer} label="Print or PDF" note="A4 or Letter" />
          </Link>
        </MenuItem>
        <MenuSeparator />
        {FILES.map(({ format, ...item }) => (
          <MenuItem key={format} asChild>
            <a href={`/api/trips/${trip.id}/export?format=${format}`} download>
              <Item {...item} />
            </a>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}

function Item({ icon: Icon, label, note }: { icon: LucideIcon; label: string; note: string }) {
  return (
    <>
      <Icon aria-hidden />
      <span className="py-1">
        {label}
        <span className="block text-muted text-xs">{note}</span>
      </span>
    </>
  );
}
