import { type Client, createCasesStore, MINUTE } from '@oja/core';
import { useEffect, useRef } from 'react';
import { ResourceView } from '../binding/ResourceView.tsx';
import { useText } from '../binding/TextProvider.tsx';
import { useNow } from '../binding/useNow.ts';
import { useResource } from '../binding/useResource.ts';
import { cases } from '../text/en/cases.ts';
import { subheading } from '../theme/type.css.ts';
import { Button } from '../ui/button/Button.tsx';
import { FailureNotice } from '../ui/feedback/Notice.tsx';
import { SkeletonText } from '../ui/feedback/Skeleton.tsx';
import { chevronLeft } from '../ui/icon/glyphs.ts';
import { focusTarget } from '../ui/layout/screenReader.css.ts';
import { CaseDetail } from './CaseDetail.tsx';

type OneCaseProps = Readonly<{
  client: Client;
  number: string;
  saleHref: ((ref: string) => string) | undefined;
  onBack: () => void;
}>;

/** The detail of a case. Reloads the case, because support may have answered. */
export function OneCase({ client, number, saleHref, onBack }: OneCaseProps) {
  const words = useText({ cases }).cases;
  const resource = client.getStore(createCasesStore).of(number);
  const state = useResource(client, resource);
  const now = useNow(MINUTE, true, client.now);
  const place = useRef<HTMLHeadingElement>(null);
  useEffect(() => place.current?.focus(), []);
  const isUnknown = state.problem?.kind === 'client' && state.problem.status === 404;
  return (
    <>
      <div>
        <Button variant="quiet" glyph={chevronLeft} onClick={onBack}>
          {words.back}
        </Button>
      </div>
      <h3 ref={place} tabIndex={-1} className={`${subheading} ${focusTarget}`}>
        {words.caseNumber(number)}
      </h3>
      {isUnknown ? (
        <FailureNotice title={words.notFound} retryLabel={words.tryAgain} onRetry={resource.refresh}>
          {words.notFoundBody}
        </FailureNotice>
      ) : (
        <ResourceView
          state={state}
          words={words}
          now={now}
          onRetry={resource.refresh}
          skeleton={<SkeletonText size={16} width="70%" />}
        >
          {(supportCase) => (
            <CaseDetail supportCase={supportCase} now={now} saleHref={saleHref?.(supportCase.ref)} />
          )}
        </ResourceView>
      )}
    </>
  );
}
