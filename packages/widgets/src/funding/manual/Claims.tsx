import type { FundingClaim } from '@oja/core';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import { funding } from '../../text/en/funding.ts';
import { subheading } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { IconButton } from '../../ui/button/IconButton.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { receipt, refresh } from '../../ui/icon/glyphs.ts';
import { plainList } from '../../ui/layout/plainList.css.ts';
import * as styles from '../Funding.css.ts';
import { ClaimRow } from './ClaimRow.tsx';

type ClaimsProps = Readonly<{
  claims: readonly FundingClaim[];
  now: number;
  refreshing: boolean;
  onRefresh: () => void;
}>;

/** Number of claims shown at first. */
const FIRST = 5;

/** The claims and their states, newest first. */
export function Claims({ claims, now, refreshing, onRefresh }: ClaimsProps) {
  const words = useText({ funding }).funding;
  const [isWhole, setWhole] = useState(false);
  const newestFirst = [...claims].sort((one, other) => other.createdAt - one.createdAt);
  const shown = isWhole ? newestFirst : newestFirst.slice(0, FIRST);
  const left = claims.length - shown.length;
  return (
    <div aria-busy={refreshing}>
      <div className={styles.groupHeader}>
        <h3 className={subheading}>{words.claims}</h3>
        <IconButton label={words.refreshClaims} glyph={refresh} onClick={onRefresh} />
      </div>
      {claims.length === 0 && (
        <EmptyState glyph={receipt} title={words.noClaims}>
          {words.noClaimsBody}
        </EmptyState>
      )}
      <ul className={plainList} aria-label={words.claims}>
        {shown.map((claim) => (
          <ClaimRow key={claim.reference} claim={claim} now={now} />
        ))}
      </ul>
      {left > 0 && (
        <Button variant="quiet" full onClick={() => setWhole(true)}>
          {words.showOlder(left)}
        </Button>
      )}
    </div>
  );
}
