/** The two mount points of index.html. */
export interface MountPoints {
  readonly mountPoint: HTMLElement;
  readonly other: HTMLElement | null;
}

/** Finds and shows the app's mount point. Corrects the choice that was made before the first paint, if it was wrong. */
export function findMountPoints(isSignedIn: boolean): MountPoints {
  const [mine, others] = isSignedIn ? ['agent', 'signed-out'] : ['signed-out', 'agent'];
  document.documentElement.dataset['start'] = mine;
  const mountPoint = document.getElementById(mine ?? '');
  if (!mountPoint) throw new Error(`index.html has no element with the id ${mine}.`);
  return { mountPoint, other: document.getElementById(others ?? '') };
}

/** True if the mount point contains the prerendered sign-in form for this path. */
export function isPrerenderedAt({ id, childElementCount }: HTMLElement, path: string): boolean {
  return id === 'signed-out' && childElementCount > 0 && path === '/login';
}
