import type { Act } from './acts.ts';
import type { Changes } from './changes.ts';

/** The same press on the bare React page of `pages/floor`, which has and changes as many elements. */
export const bareAct = ({ keys }: Act, { kept, removed, added }: Changes): Act => ({
  name: 'bare React',
  path: `/press.html?${new URLSearchParams({ kept: String(kept), removed: String(removed), added: String(added) })}`,
  prepare: (page) => page.getByRole('button', { name: 'Press' }).waitFor(),
  press: (page) => (keys ? page.getByRole('textbox') : page.getByRole('button', { name: 'Press' })),
  ...(keys && { keys }),
  shows: (page) => page.getByRole('main'),
});
