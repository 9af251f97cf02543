/** One of the phone's contacts, as the browser gives it: only what was asked for, and only the one that was picked. */
interface Contact {
  readonly name?: readonly string[];
  readonly tel?: readonly string[];
}

interface ContactPicker {
  select(properties: readonly ('name' | 'tel')[]): Promise<readonly Contact[]>;
}

/** The picker of the phone's contacts (Contact Picker API); `null` where the browser has none. */
export function findContactPicker(): ContactPicker | null {
  if (typeof navigator === 'undefined') return null;
  const { contacts } = navigator as { readonly contacts?: Partial<ContactPicker> };
  return typeof contacts?.select === 'function' ? (contacts as ContactPicker) : null;
}

/** Asks for one contact; `null` where none was picked, or the phone refuses. */
export async function pickContact(): Promise<{ name: string; numbers: readonly string[] } | null> {
  try {
    const [picked] = (await findContactPicker()?.select(['name', 'tel'])) ?? [];
    return picked ? { name: picked.name?.[0]?.trim() ?? '', numbers: picked.tel ?? [] } : null;
  } catch {
    return null;
  }
}
