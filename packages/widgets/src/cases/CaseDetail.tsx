import { type Case, type CaseEvidence, formatDateTime } from '@oja/core';
import { useText } from '../binding/TextProvider.tsx';
import { formatRecipient } from '../delivery/formatRecipient.ts';
import { cases } from '../text/en/cases.ts';
import { kit } from '../text/en/kit.ts';
import { wordFor } from '../text/wordFor.ts';
import { caption } from '../theme/type.css.ts';
import { TextLink } from '../ui/button/TextLink.tsx';
import { DescriptionList } from '../ui/display/DescriptionList.tsx';
import { Money } from '../ui/display/Money.tsx';
import { Reference } from '../ui/display/Reference.tsx';
import { CaseBadge } from './CaseBadge.tsx';
import * as styles from './Problem.css.ts';

export type CaseDetailProps = Readonly<{
  supportCase: Case;
  /** The client's clock, ms since 1970. */
  now: number;
  /** URL of the purchase. Omit it if the purchase is already on screen. */
  saleHref?: string | undefined;
}>;

/** A case: its state, messages and evidence. Everything is rendered as text. */
export function CaseDetail({ supportCase, now, saleHref }: CaseDetailProps) {
  const text = useText({ cases, kit });
  const words = text.cases;
  const { name, amount, ref, createdAt, resolvedAt, evidence } = supportCase;
  const time = (at: number | undefined) => (at === undefined ? null : formatDateTime(at, now));
  return (
    <div className={styles.detail}>
      <p>
        <CaseBadge supportCase={supportCase} />
      </p>
      <Said supportCase={supportCase} now={now} />
      <DescriptionList
        rows={[
          { term: words.sale, value: name },
          { term: words.amount, value: <Money kobo={amount} /> },
          { term: words.reported, value: time(createdAt) },
          { term: words.resolvedAt, value: time(resolvedAt) },
        ]}
      />
      <Reference term={words.reference} value={ref} words={text.kit} />
      {evidence && <Attached evidence={evidence} now={now} />}
      {saleHref && <TextLink href={saleHref}>{words.showSale}</TextLink>}
    </div>
  );
}

/** The messages of the agent and of support. */
function Said({ supportCase, now }: Readonly<{ supportCase: Case; now: number }>) {
  const words = useText({ cases }).cases;
  const { openedBy, message, answers, createdAt, state } = supportCase;
  return (
    <ol className={styles.said}>
      <li className={styles.own}>
        <p className={caption}>
          {openedBy === 'agent' ? words.yourWords : words.support} · {formatDateTime(createdAt, now)}
        </p>
        <p className={styles.words}>{openedBy === 'agent' ? message : words.byServer}</p>
      </li>
      {answers.map(({ text, at }) => (
        <li key={`${at} ${text}`} className={styles.answer}>
          <p className={caption}>
            {words.support} · {formatDateTime(at, now)}
          </p>
          <p className={styles.words}>{text}</p>
        </li>
      ))}
      {answers.length === 0 && state !== 'resolved' && <li className={caption}>{words.noAnswer}</li>}
    </ol>
  );
}

/** Data about the purchase at the time when the case was opened. */
function Attached({ evidence, now }: Readonly<{ evidence: CaseEvidence; now: number }>) {
  const words = useText({ cases }).cases;
  const { recipient, soldAt, settlesBy, events, network, networkReference, reference } = evidence;
  const { evidenceOf } = words;
  return (
    <details>
      <summary className={styles.more}>{words.evidence}</summary>
      <DescriptionList
        rows={[
          { term: evidenceOf.recipient, value: recipient && formatRecipient(recipient, {}) },
          { term: evidenceOf.soldAt, value: formatDateTime(soldAt, now) },
          { term: evidenceOf.settlesBy, value: settlesBy && formatDateTime(settlesBy, now) },
          ...events.map(({ what, at }) => ({
            term: wordFor(words.events, what, what),
            value: formatDateTime(at, now),
          })),
          { term: evidenceOf.network, value: network },
          { term: words.networkReference, value: networkReference },
          { term: words.saleKey, value: reference && <span className={styles.code}>{reference}</span> },
        ]}
      />
    </details>
  );
}
