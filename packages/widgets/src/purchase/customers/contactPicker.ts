/** A contact that the browser returns: only the requested properties of the picked one. */
interface Contact {
  readonly name?: readonly string[];
  readonly tel?: readonly string[];
}

interface ContactPicker {
  select(properties: readonly ('name' | 'tel')[]): Promise<readonly Contact[]>;
}

/** The browser's Contact Picker API; `null` if it lacks one. */
export function findContactPicker(): ContactPicker | null {
  if (typeof navigator === 'undefined') return null;
  const { contacts } = navigator as { readonly contacts?: Partial<ContactPicker> };
  return typeof contacts?.select === 'function' ? (contacts as ContactPicker) : null;
}

/** Opens the contact picker for one contact; `null` if none was picked or the phone refused. */
export async function pickContact(): Promise<{ name: string; numbers: readonly string[] } | null> {
  try {
    const [picked] = (await findContactPicker()?.select(['name', 'tel'])) ?? [];
    return picked ? { name: picked.name?.[0]?.trim() ?? '', numbers: picked.tel ?? [] } : null;
  } catch {
    return null;
  }
}
