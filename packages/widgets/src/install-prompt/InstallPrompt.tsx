import { useId } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { install } from '../text/en/install.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/notice/Notice.tsx';

export type InstallPromptProps = Readonly<{
  /** The product as its agents know it. */
  productName: string;
  /** Asks the browser to install the app: it has a dialog of its own. */
  onInstall: () => void;
  /** The agent does not want to be asked again. */
  onDismiss: () => void;
}>;

/** Offers to put the app on the home screen. When it is due is for the host to say. */
export function InstallPrompt({ productName, onInstall, onDismiss }: InstallPromptProps) {
  const text = useText({ install }).install;
  const titleId = useId();
  const title = text.title(productName);
  return (
    <section className={surfaceRoot} aria-labelledby={titleId}>
      <span id={titleId} hidden>
        {title}
      </span>
      <Notice
        tone="info"
        title={title}
        // It stands at the end of a page, and nothing has happened.
        announced={false}
        action={
          <>
            <Button variant="primary" onClick={onInstall}>
              {text.install}
            </Button>
            <Button onClick={onDismiss}>{text.dismiss}</Button>
          </>
        }
      >
        {text.body}
      </Notice>
    </section>
  );
}
