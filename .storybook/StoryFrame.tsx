import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { applyTheme, readTheme } from '../packages/widgets/src/theme/OjaTheme.ts';
import { surfaceRoot } from '../packages/widgets/src/theme/surface.css.ts';
import * as styles from './StoryFrame.css.ts';

type StoryFrameProps = Readonly<{
  theme: unknown;
  bare: boolean;
  whole: boolean;
  lang: string;
  /** Font size of the page's root, such as "150%": every size of the theme is in rem. */
  textSize: string;
  children: ReactNode;
}>;

/** The page around a story: the canvas with the theme that the toolbar selects. */
export function StoryFrame({ theme, bare, whole, lang, textSize, children }: StoryFrameProps) {
  const frame = useRef<HTMLDivElement>(null);
  const key = JSON.stringify(theme);
  useLayoutEffect(() => {
    if (!frame.current) return;
    const asked: unknown = JSON.parse(key);
    const refused = applyTheme(frame.current, asked as Parameters<typeof applyTheme>[1]);
    if (refused.length > 0)
      throw new Error(`The toolbar offers values that the theme refuses: ${refused.join(', ')}`);
  }, [key]);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    style.fontSize = textSize === '100%' ? '' : textSize;
  }, [textSize]);
  // The attribute is set while rendering, so that an accessibility check never sees the other colour scheme.
  const { scheme } = readTheme(theme);
  return (
    <div
      ref={frame}
      lang={lang}
      className={[surfaceRoot, styles.ground, !bare && styles.padded, whole && styles.whole]
        .filter(Boolean)
        .join(' ')}
      {...(scheme && scheme !== 'auto' && { 'data-oja-theme': scheme })}
    >
      {children}
    </div>
  );
}
