import type { KeyboardEvent } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useSupportChat } from '../binding/useSupportChat.ts';
import { support } from '../text/en/support.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Spinner } from '../ui/feedback/Spinner.tsx';
import { chat } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../ui/layout/VisuallyHidden.tsx';
import * as styles from './SupportButton.css.ts';

export type SupportButtonProps = ClientProps;

/**
 * The round button that opens a chat with support. It fetches the number when a press is likely, not with the
 * page, and is then a plain link, which no popup blocker stops. It does nothing if there is no number
 * (specification, section 8).
 */
export function SupportButton({ client: own }: SupportButtonProps) {
  const client = useClient(own);
  const words = useText({ support }).support;
  const { href, isOpening, isLate, prepare, open } = useSupportChat(client);
  // The same element as button and link, so that the focus and a running press survive the change.
  const press = href ? undefined : open;
  const keyDown = (event: KeyboardEvent) => {
    if (!press || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    void press();
  };
  return (
    <section className={`${surfaceRoot} ${styles.root}`}>
      <a
        href={href ?? undefined}
        role={href ? undefined : 'button'}
        tabIndex={0}
        target="_blank"
        rel="noopener noreferrer"
        onClick={press}
        onKeyDown={keyDown}
        className={styles.button}
        aria-label={words.chat}
        title={words.chat}
        onPointerEnter={prepare}
        onPointerDown={prepare}
        onFocus={prepare}
        {...(isOpening && { 'aria-busy': true })}
      >
        {isOpening ? <Spinner /> : <Icon glyph={chat} />}
      </a>
      <VisuallyHidden>
        <span role="status">
          {isOpening && words.opening}
          {isLate && words.ready}
        </span>
      </VisuallyHidden>
    </section>
  );
}
