import { type ComponentType, type ReactNode, useEffect } from 'react';
import { kit } from '../text/en/kit.ts';
import { Button } from '../ui/button/Button.tsx';
import type { LazyCode } from '../ui/lazy/lazyCode.ts';
import { useLazy } from '../ui/lazy/useLazy.ts';
import * as styles from './Lazy.css.ts';
import { LazyNotice } from './LazyNotice.tsx';
import { useText } from './TextProvider.tsx';

type LazyProps<P extends object> = Readonly<{
  code: LazyCode<ComponentType<P>>;
  props: P;
  /** Placeholder of the component's size, shown until the code is loaded. */
  fallback: ReactNode;
  /** True if the screen is complete without it: renders nothing after a failure. Default: false. */
  isOptional?: boolean;
}>;

/** Renders a component once its code is loaded. After a failure a button loads it again. */
export function Lazy<P extends object>({ code, props, fallback, isOptional = false }: LazyProps<P>) {
  const { kit: words } = useText({ kit });
  const { Component, failure, load } = useLazy(code);
  useEffect(load, [load]);
  if (Component) return <Component {...props} />;
  if (!failure) return fallback;
  if (isOptional) return null;
  return (
    <div className={styles.failed}>
      <LazyNotice />
      <Button onClick={load}>{words.tryAgain}</Button>
    </div>
  );
}
