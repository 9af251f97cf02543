import { SESSION_KEY } from '@oja/core';

/** The parts of the stored session and of this device's preferences that the start script needs. */
export interface Stored {
  /** Token of the session; '' without a session. */
  token: string;
  theme?: string;
  isBalanceHidden?: boolean;
}

/**
 * Reads what core has stored, without core's validation, which is almost as large as the whole start script. The app
 * corrects what this gets wrong. `open` throws if storage is blocked.
 */
export function readStored(open: () => Pick<Storage, 'getItem'>): Stored {
  const stored: Stored = { token: '' };
  try {
    const storage = open();
    const read = (key: string) => JSON.parse(storage.getItem(key) ?? 'null') ?? {};
    const session: { token?: unknown } = read(SESSION_KEY);
    if (typeof session.token === 'string') stored.token = session.token;
    const { theme, isBalanceHidden }: Omit<Stored, 'token'> = read('oja_preferences');
    if (theme) stored.theme = theme;
    if (isBalanceHidden) stored.isBalanceHidden = isBalanceHidden;
  } catch {
    // Storage is blocked or has invalid content: start signed out, with the device's theme.
  }
  return stored;
}
