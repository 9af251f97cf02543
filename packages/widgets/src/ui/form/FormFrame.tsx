import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import { surfaceRoot } from '../../theme/surface.css.ts';
import { title as titleVoice } from '../../theme/type.css.ts';
import { Button } from '../button/Button.tsx';
import { Notice } from '../notice/Notice.tsx';
import * as styles from './FormFrame.css.ts';

export type FormFrameProps = Readonly<{
  /** The form element, for the owner to move the focus to what is wrong. */
  form: Ref<HTMLFormElement>;
  /** What the form does, as a heading; it also names the form. */
  title: string;
  /** Hides the title where it is shown already, as in a dialog; it still names the form. */
  titleHidden?: boolean;
  /** What the form is for, in a sentence. */
  lead?: ReactNode;
  /** Why it failed: announced when it appears. */
  failure?: string | null;
  /** What else there is to know before one types. */
  notice?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** The one primary button: "Sign in". */
  submitLabel: string;
  /** The form is being sent: the button says so and a second press does nothing. */
  isBusy: boolean;
  /** The button, or Enter in a field. The browser’s own sending is the owner’s to prevent. */
  onSubmit: (event: FormEvent) => void;
  /** Other ways to go, below the button. */
  foot?: ReactNode;
}>;

/** A form as a whole widget, from its title to its one button. */
export function FormFrame(props: FormFrameProps) {
  const { form, title, titleHidden = false, lead, failure, notice, children, foot } = props;
  const titleId = useId();
  const name = titleHidden ? { 'aria-label': title } : { 'aria-labelledby': titleId };
  return (
    <section className={`${surfaceRoot} ${styles.root}`} {...name}>
      {/* `post`: should no script ever arrive, a browser must not put what was typed in the address. */}
      <form ref={form} method="post" className={styles.form} onSubmit={props.onSubmit} {...name} noValidate>
        {(!titleHidden || lead) && (
          <div className={styles.head}>
            {!titleHidden && (
              <h2 className={titleVoice} id={titleId}>
                {title}
              </h2>
            )}
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
        )}
        {failure && <Notice tone="critical">{failure}</Notice>}
        {notice}
        <div className={styles.fields}>{children}</div>
        <div className={styles.end}>
          <Button type="submit" variant="primary" full busy={props.isBusy}>
            {props.submitLabel}
          </Button>
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
      </form>
    </section>
  );
}
