/** The part of user-event that `paste` needs. Tests and stories have different copies of user-event. */
interface Hand {
  click(field: Element): Promise<void>;
  paste(text: string): Promise<void>;
}

/** Pastes text into a field. Typing would render the whole form again for each key. */
export async function paste(hand: Hand, field: Element, text: string): Promise<void> {
  await hand.click(field);
  await hand.paste(text);
}
