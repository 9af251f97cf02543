import {
  explainProblem,
  fieldLabels,
  isWrongMeter,
  type Problem,
  type PurchaseForm,
  type PurchaseFormState,
  problemMessages,
  type Verified,
} from '@oja/core';
import { useEffect, useRef } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { lookUp } from '../../text/en/lookUp.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DescriptionList } from '../../ui/display/DescriptionList.tsx';
import { Notice } from '../../ui/feedback/Notice.tsx';
import { Spinner } from '../../ui/feedback/Spinner.tsx';
import { checkCircle } from '../../ui/icon/glyphs.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { factRows } from '../draftRows.tsx';
import * as styles from './RecipientCheck.css.ts';

/** Pause in typing before the verification, in ms: 11 digits may be the beginning of a 13-digit number. */
export const CHECK_PAUSE_MS = 600;

/** Verifies a recipient without a press once the number is complete and the typing has paused. */
export function useRecipientCheck(form: PurchaseForm, { checking, view }: PurchaseFormState): void {
  const { entered } = view;
  const mayAsk = checking.step === 'not-asked';
  useEffect(() => {
    if (!mayAsk) return;
    // Each key press creates a new `entered`, which restarts the pause.
    const timer = setTimeout(
      () => form.state.peek().view.entered === entered && form.verify(),
      CHECK_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [form, mayAsk, entered]);
}

/** True if a widget session has used all its checks. A retry would be refused too. */
export const isCheckLimitReached = (problem: Problem): boolean =>
  problem.kind === 'client' && problem.status === 403 && problem.failure?.code === 'too_many_checks';

export interface RecipientCheckProps {
  readonly filled: PurchaseFormState;
  readonly form: PurchaseForm;
}

/** Shows the owner of the number before payment. Verifies a complete number without a press; an edit clears the result. */
export function RecipientCheck({ filled, form }: RecipientCheckProps) {
  const { lookUp: words } = useText({ lookUp });
  const { checking } = filled;
  useRecipientCheck(form, filled);
  const place = useRef<HTMLDivElement>(null);
  if (!form.definition.verification) return null;
  return (
    <>
      <div className={styles.place} role="status" tabIndex={-1} ref={place}>
        {checking.step === 'asking' && (
          <p className={styles.asking}>
            <Spinner size={20} />
            {words.checking}
          </p>
        )}
        {checking.step === 'verified' && <Found verified={checking.verified} form={form} />}
      </div>
      {checking.step === 'refused' && (
        <Notice tone="critical" title={checking.verified.customerName}>
          {words.cannotBuy}
        </Notice>
      )}
      {checking.step === 'failed' && (
        <NotFound
          filled={filled}
          form={form}
          problem={checking.problem}
          // Moves the focus here, because the pressed button unmounts with the notice.
          onAsk={() => place.current?.focus()}
        />
      )}
    </>
  );
}

function Found({ verified, form }: { readonly verified: Verified; readonly form: PurchaseForm }) {
  const text = useText({ lookUp, fieldLabels });
  const { customerName, facts, corrections = {} } = verified;
  const others = facts.filter((fact) => !('text' in fact) || fact.text !== customerName);
  const corrected: Readonly<Record<string, string>> = text.lookUp.corrected;
  return (
    <div className={styles.found}>
      <p className={styles.name}>
        <span className={styles.mark}>
          <Icon glyph={checkCircle} />
        </span>
        <VisuallyHidden>{text.lookUp.verified}: </VisuallyHidden>
        {customerName}
      </p>
      {others.length > 0 && <DescriptionList rows={factRows(others, form.definition, text)} />}
      {Object.values(corrections).map((value) => corrected[value] && <p key={value}>{corrected[value]}</p>)}
    </div>
  );
}

interface NotFoundProps extends RecipientCheckProps {
  readonly problem: Parameters<typeof isWrongMeter>[0];
  readonly onAsk: () => void;
}

/** Offers the sibling services if the number is unknown, or a retry after a lost request. */
function NotFound({ filled, form, problem, onAsk }: NotFoundProps) {
  const text = useText({ lookUp, problems: problemMessages });
  const { service, services } = filled.view;
  if (isCheckLimitReached(problem)) {
    return (
      <Notice tone="caution" title={text.lookUp.checksSpent}>
        {text.lookUp.checksSpentBody}
      </Notice>
    );
  }
  const isWrong = isWrongMeter(problem);
  const siblings = (service && isWrong && form.definition.verification?.siblings?.(service, services)) || [];
  function ask(service?: string) {
    if (service !== undefined) form.enter({ service });
    form.verify();
    onAsk();
  }
  return (
    <Notice
      tone={isWrong ? 'critical' : 'caution'}
      title={isWrong && service ? text.lookUp.wrongNumber(service.name) : text.lookUp.notLookedUp}
      action={
        <>
          {siblings.map(({ id, name }) => (
            <Button key={id} onClick={() => ask(id)}>
              {text.lookUp.trySibling(name)}
            </Button>
          ))}
          {!isWrong && <Button onClick={() => ask()}>{text.lookUp.lookAgain}</Button>}
        </>
      }
    >
      {explainProblem(problem, text.problems)}
    </Notice>
  );
}
