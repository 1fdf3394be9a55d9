import { errorSentence } from "../../../trpc/error-sentence";
import { Button } from "../../../ui/button";
import { DialogActions } from "../../../ui/dialog";
import { Notice } from "../../../ui/notice";

/** The end of a form that orders a run: what the server refused, that a field above is wrong, and the button. */
export function FormEnd({
  error,
  hasProblems,
  isBusy,
  label,
  busyLabel,
}: {
  /** Null: none. */
  error: unknown;
  hasProblems: boolean;
  isBusy: boolean;
  label: string;
  busyLabel: string;
}) {
  return (
    <>
      {error !== null && <Notice kind="conflict">{errorSentence(error)}</Notice>}
      {hasProblems && (
        <Notice kind="warning">Something is missing or wrong: see the fields above, limits included.</Notice>
      )}
      <DialogActions>
        <Button type="submit" variant="primary" disabled={isBusy}>
          {isBusy ? busyLabel : label}
        </Button>
      </DialogActions>
    </>
  );
}
