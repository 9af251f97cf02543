/** Ends every message of the API that refuses a purchase. */
export const notCharged = 'You have not been charged.';

/** Removes `notCharged` from the end of a server's message, for a screen that says it in the reader's language. */
export function omitNotCharged(message: string): string {
  return message.endsWith(` ${notCharged}`) ? message.slice(0, -notCharged.length - 1) : message;
}
