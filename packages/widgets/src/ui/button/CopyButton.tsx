import { useEffect, useState } from 'react';
import type { Text } from '../../text/catalogue.ts';
import { check, copy } from '../icon/glyphs.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { Button, type ButtonVariant } from './Button.tsx';

/** How long the button shows "Copied", in ms. */
const SAID_FOR = 2000;

type Outcome = 'none' | 'copied' | 'failed';

export type CopyButtonProps = Readonly<{
  /** The text to copy, such as digits without spaces. */
  value: string;
  /** `kit` of the catalogue: "Copy", "Copied", and help if the browser refuses. */
  words: Pick<Text['kit'], 'copy' | 'copied' | 'copyFailed'>;
  /** Names what is copied if "Copy" alone is unclear: "Copy token". */
  label?: string;
  /** Variant of a Button. Default `secondary`. */
  variant?: ButtonVariant;
  /** The full accessible name, if a page has several buttons with the same label; starts with the label. */
  name?: string;
  /** Called after the value was copied. */
  onCopied?: () => void;
}>;

/** Copies a value to the clipboard and confirms it. */
export function CopyButton({
  value,
  words,
  label = words.copy,
  variant = 'secondary',
  name,
  onCopied,
}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<Outcome>('none');

  useEffect(() => {
    if (outcome === 'none') return;
    const timer = setTimeout(() => setOutcome('none'), SAID_FOR);
    return () => clearTimeout(timer);
  }, [outcome]);

  const press = async () => {
    try {
      // `clipboard` is undefined without https, and rejects in a frame without permission.
      await navigator.clipboard.writeText(value);
      setOutcome('copied');
      onCopied?.();
    } catch {
      setOutcome('failed');
    }
  };

  const said: Readonly<Record<Outcome, string>> = {
    none: '',
    copied: words.copied,
    failed: words.copyFailed,
  };
  const done = outcome === 'copied';
  return (
    <>
      <Button
        variant={variant}
        glyph={done ? check : copy}
        onClick={press}
        aria-label={done ? undefined : name}
      >
        {done ? words.copied : label}
      </Button>
      <span role="status">
        {outcome === 'failed' ? words.copyFailed : <VisuallyHidden>{said[outcome]}</VisuallyHidden>}
      </span>
    </>
  );
}
