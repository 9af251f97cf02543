import { type ComponentType, useEffect, useState } from 'react';

type OptionalPartProps<P extends object> = Readonly<{
  /** Loads the component; the same function on each render. */
  load: () => Promise<ComponentType<P>>;
  props: P;
}>;

/**
 * Loads a component when it is mounted. Renders nothing until then, and nothing if its code fails to load: for additions
 * that a screen can do without. The next mount tries again.
 */
export function OptionalPart<P extends object>({ load, props }: OptionalPartProps<P>) {
  const [Component, setComponent] = useState<ComponentType<P> | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => setComponent(() => loaded),
      () => {},
    );
  }, [load]);
  return Component && <Component {...props} />;
}
