import { type ComponentType, type ReactNode, useEffect } from 'react';
import { kit } from '../text/en/kit.ts';
import { Button } from '../ui/button/Button.tsx';
import { PartNotice } from '../ui/feedback/Notice.tsx';
import { usePart } from '../ui/usePart.ts';
import * as styles from './LazyPart.css.ts';
import type { LoadedOnce } from './loadOnce.ts';
import { useText } from './TextProvider.tsx';
import { useFreshCallback } from './useFreshCallback.ts';

type LazyPartProps<P extends object> = Readonly<{
  code: LoadedOnce<ComponentType<P>>;
  props: P;
  /** Placeholder of the component's size, shown until the code is loaded. */
  room: ReactNode;
}>;

/** Renders a component once its code is loaded. After a failure a button loads it again. */
export function LazyPart<P extends object>({ code, props, room }: LazyPartProps<P>) {
  const { kit: words } = useText({ kit });
  const { Component: Part, hasFailed, load } = usePart(code.load, code.peek());
  const begin = useFreshCallback(load);
  useEffect(() => begin(), [begin]);
  if (Part) return <Part {...props} />;
  if (!hasFailed) return room;
  return (
    <div className={styles.failed}>
      <PartNotice words={words} />
      <Button onClick={load}>{words.tryAgain}</Button>
    </div>
  );
}
