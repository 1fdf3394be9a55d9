/**
 * Makes one read of those that ask for the same at the same moment: a hundred followers are all woken by one change. A read begins only
 * after its last asker joined, so nobody is given what was read before they asked.
 */
export function shared<Asked extends readonly unknown[], Value>(
  read: (...asked: Asked) => Promise<Value>,
): (...asked: Asked) => Promise<Value> {
  const waiting = new Map<string, Promise<Value>>();
  return (...asked) => {
    const key = JSON.stringify(asked);
    let reading = waiting.get(key);
    if (reading === undefined) {
      reading = new Promise((resolve, reject) => {
        setImmediate(() => {
          waiting.delete(key);
          read(...asked).then(resolve, reject);
        });
      });
      waiting.set(key, reading);
    }
    return reading;
  };
}
