import { useId } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { ResourceView } from '../binding/ResourceView.tsx';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useFreshCallback } from '../binding/useFreshCallback.ts';
import { useResource } from '../binding/useResource.ts';
import { meterValidator } from '../text/en/meterValidator.ts';
import { title } from '../theme/type.css.ts';
import { EmptyState } from '../ui/feedback/EmptyState.tsx';
import { Skeleton, SkeletonText } from '../ui/feedback/Skeleton.tsx';
import { bolt } from '../ui/icon/glyphs.ts';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import { MeterForm } from './MeterForm.tsx';
import { MeterResult } from './MeterResult.tsx';
import * as styles from './MeterValidator.css.ts';
import type { MeterEntry, VerifiedMeter } from './meterEntry.ts';
import { useMeterCheck } from './useMeterCheck.ts';

export type { VerifiedMeter };

export type MeterValidatorProps = Readonly<
  ClientProps & {
    /** Called when the disco knows the meter and sells to it. */
    onVerified?: (meter: VerifiedMeter) => void;
    /** Called when the verified meter no longer matches the form. */
    onCleared?: () => void;
    /** Initial values of the form. */
    initial?: Partial<MeterEntry>;
  }
>;

const nothing: Partial<MeterEntry> = {};

/** Verifies a meter with its disco before a payment, and shows name, address, minimum and arrears. */
export function MeterValidator({
  client: own,
  onVerified,
  onCleared,
  initial = nothing,
}: MeterValidatorProps) {
  const client = useClient(own);
  const words = useText({ meterValidator }).meterValidator;
  const titleId = useId();
  const services = useResource(client, client.services);
  const discos = useSignal(client.services.of('electricity'));
  const check = useMeterCheck({
    client,
    discos,
    initial,
    onVerified: useFreshCallback(onVerified),
    onCleared: useFreshCallback(onCleared),
  });
  return (
    <WidgetRoot className={styles.root} aria-labelledby={titleId} aria-busy={services.isPending}>
      <div className={styles.column}>
        <h2 part="heading" className={title} id={titleId}>
          {words.title}
        </h2>
        <ResourceView
          state={services}
          words={{
            loading: words.loading,
            slow: words.stillLoading,
            failed: words.listFailed,
            tryAgain: words.tryAgain,
          }}
          now={client.now()}
          onRetry={client.services.refresh}
          skeleton={<MeterFormSkeleton />}
          isEmpty={() => discos.length === 0}
          empty={
            <EmptyState glyph={bolt} title={words.noDiscos}>
              {words.noDiscosBody}
            </EmptyState>
          }
        >
          {() => (
            <>
              <MeterForm check={check} discos={discos} />
              <MeterResult check={check} discos={discos} />
            </>
          )}
        </ResourceView>
      </div>
    </WidgetRoot>
  );
}

/** Skeleton of the form, in its final size. */
function MeterFormSkeleton() {
  return (
    <div className={styles.form}>
      {['disco', 'type', 'number'].map((field) => (
        <div key={field} className={styles.skeleton}>
          <SkeletonText size={14} width="10ch" />
          <Skeleton height="48px" />
        </div>
      ))}
      <Skeleton height="48px" />
    </div>
  );
}
