/** The two mount points of index.html. */
export interface MountPoints {
  readonly mountPoint: HTMLElement;
  readonly other: HTMLElement | null;
}

/** Finds the mount point of the app and shows it, correcting the guess that was made before the first paint. */
export function findMountPoints(isSignedIn: boolean): MountPoints {
  const [mine, others] = isSignedIn ? ['agent', 'visitor'] : ['visitor', 'agent'];
  document.documentElement.dataset['start'] = mine;
  const mountPoint = document.getElementById(mine ?? '');
  if (!mountPoint) throw new Error(`index.html has no element with the id ${mine}.`);
  return { mountPoint, other: document.getElementById(others ?? '') };
}

/** Whether the mount point holds the first screen of the app, prerendered: the sign-in form. */
export function isPrerenderedAt({ id, childElementCount }: HTMLElement, path: string): boolean {
  return id === 'visitor' && childElementCount > 0 && path === '/login';
}
