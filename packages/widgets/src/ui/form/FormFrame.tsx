import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import { title as titleVoice } from '../../theme/type.css.ts';
import { Button } from '../button/Button.tsx';
import { Notice } from '../feedback/Notice.tsx';
import { WidgetRoot } from '../layout/WidgetRoot.tsx';
import * as styles from './FormFrame.css.ts';

export type FormFrameProps = Readonly<{
  /** Ref of the form element, for the owner to focus an invalid field. */
  form: Ref<HTMLFormElement>;
  /** The form's purpose, as a heading and as its accessible name. */
  title: string;
  /** Hides the heading if the title is already visible, as in a dialog. It remains the accessible name. */
  titleHidden?: boolean;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Why the submission failed. Announced when it appears. */
  failure?: string | null;
  /** A notice above the fields. */
  notice?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** Label of the only primary button: "Sign in". */
  submitLabel: string;
  /** True while the form is sent: the button shows it and ignores presses. */
  isBusy: boolean;
  /** Called on submit. The owner calls `preventDefault`. */
  onSubmit: (event: FormEvent) => void;
  /** Links and notes below the button. */
  foot?: ReactNode;
}>;

/** A form that is a whole widget: title, fields and one submit button. */
export function FormFrame(props: FormFrameProps) {
  const { form, title, titleHidden = false, lead, failure, notice, children, foot } = props;
  const titleId = useId();
  const name = titleHidden ? { 'aria-label': title } : { 'aria-labelledby': titleId };
  return (
    <WidgetRoot className={styles.root} {...name}>
      {/* `post`: if the script never loads, a native submit must not put the entered values into the URL. */}
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
    </WidgetRoot>
  );
}
