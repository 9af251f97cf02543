/** The two places of index.html, and what an agent sees in them before the app is there. */
export interface Places {
  readonly place: HTMLElement;
  readonly other: HTMLElement | null;
}

/** Where the app is to stand. The page shows that place: what was guessed before the first paint is put right. */
export function findPlaces(isSignedIn: boolean): Places {
  const [mine, others] = isSignedIn ? ['agent', 'visitor'] : ['visitor', 'agent'];
  document.documentElement.dataset['start'] = mine;
  const place = document.getElementById(mine ?? '');
  if (!place) throw new Error(`index.html has no place called ${mine}.`);
  return { place, other: document.getElementById(others ?? '') };
}

/** Whether the place holds the very screen that the app shows first: the sign-in form, drawn at build time. */
export function isPicturedAt({ id, childElementCount }: HTMLElement, path: string): boolean {
  return id === 'visitor' && childElementCount > 0 && path === '/login';
}
