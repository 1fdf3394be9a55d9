import type { ComponentProps } from "react";
import { Button } from "../../../ui/button";

/** A button of an open stop. */
export function ActionButton(props: ComponentProps<typeof Button>) {
  return <Button size="small" className="min-h-10 border-hairline sm:min-h-9" {...props} />;
}
