import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { applyTheme, readTheme } from '../packages/widgets/src/theme/OjaTheme.ts';
import { surfaceRoot } from '../packages/widgets/src/theme/surface.css.ts';
import * as styles from './Stage.css.ts';

type StageProps = Readonly<{
  theme: unknown;
  bare: boolean;
  whole: boolean;
  lang: string;
  children: ReactNode;
}>;

/** The ground that a story stands on: a page of Oja with the theme of the toolbar, and nothing else of the dashboard. */
export function Stage({ theme, bare, whole, lang, children }: StageProps) {
  const ground = useRef<HTMLDivElement>(null);
  const key = JSON.stringify(theme);
  useLayoutEffect(() => {
    if (!ground.current) return;
    const asked: unknown = JSON.parse(key);
    const refused = applyTheme(ground.current, asked as Parameters<typeof applyTheme>[1]);
    if (refused.length > 0)
      throw new Error(`The toolbar offers what the theme refuses: ${refused.join(', ')}`);
  }, [key]);
  // Set at once too, so that an accessibility check never meets the other scheme.
  const { scheme } = readTheme(theme);
  return (
    <div
      ref={ground}
      lang={lang}
      className={[surfaceRoot, styles.ground, !bare && styles.stage, whole && styles.whole]
        .filter(Boolean)
        .join(' ')}
      {...(scheme && scheme !== 'auto' && { 'data-oja-theme': scheme })}
    >
      {children}
    </div>
  );
}
