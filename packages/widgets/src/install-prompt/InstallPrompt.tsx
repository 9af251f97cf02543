import { useId } from 'react';
import { useText } from '../binding/TextProvider.tsx';
import { install } from '../text/en/install.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { Notice } from '../ui/feedback/Notice.tsx';

export type InstallPromptProps = Readonly<{
  /** Name of the product as agents know it. */
  productName: string;
  /** Called when the agent accepts. The host opens the browser's install dialog. */
  onInstall: () => void;
  /** Called when the agent does not want to be asked again. */
  onDismiss: () => void;
}>;

/** Offers to add the app to the home screen. The host decides when to show it. */
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
        // Not a response to an event, so screen readers should not announce it.
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
