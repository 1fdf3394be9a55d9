/** A reply is being prepared and nothing of it is there yet. */
export function Writing() {
  return (
    <p className="flex h-6 items-center gap-1.5">
      <span className="sr-only">Dragoman is writing…</span>
      {["", "[animation-delay:200ms]", "[animation-delay:400ms]"].map((delay) => (
        <span key={delay} aria-hidden className={`size-1.5 animate-breathe rounded-full bg-muted ${delay}`} />
      ))}
    </p>
  );
}
