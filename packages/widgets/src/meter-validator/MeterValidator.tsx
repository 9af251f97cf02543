import { useId } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useFreshCallback } from '../binding/useFreshCallback.ts';
import { useResource } from '../binding/useResource.ts';
import { meterValidator } from '../text/en/meterValidator.ts';
import { surfaceRoot } from '../theme/surface.css.ts';
import { title } from '../theme/type.css.ts';
import { EmptyState } from '../ui/empty/EmptyState.tsx';
import { bolt } from '../ui/icon/glyphs.ts';
import { DiscosFailed, DiscosLoading } from './DiscoList.tsx';
import { MeterForm } from './MeterForm.tsx';
import { MeterResult } from './MeterResult.tsx';
import * as styles from './MeterValidator.css.ts';
import type { MeterEntry } from './readEntry.ts';
import { useMeterCheck } from './useMeterCheck.ts';
import type { VerifiedMeter } from './VerifiedMeter.ts';

export type { VerifiedMeter };

export type MeterValidatorProps = Readonly<
  ClientProps & {
    /** The disco knows the meter, and sells to it. */
    onVerified?: (meter: VerifiedMeter) => void;
    /** What was verified is no longer what stands in the form. */
    onCleared?: () => void;
    /** What the form begins with. */
    initial?: Partial<MeterEntry>;
  }
>;

const nothing: Partial<MeterEntry> = {};

/** Whose meter it is, verified by its disco before a payment: name, address, minimum, arrears. */
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
  const isWaiting = services.status === 'idle' || services.status === 'loading';
  return (
    <section className={`${surfaceRoot} ${styles.root}`} aria-labelledby={titleId} aria-busy={isWaiting}>
      <div className={styles.column}>
        <h2 className={title} id={titleId}>
          {words.title}
        </h2>
        {isWaiting && <DiscosLoading />}
        {services.status === 'failed' && (
          <DiscosFailed problem={services.problem} onRetry={client.services.refresh} />
        )}
        {services.data && discos.length === 0 && (
          <EmptyState glyph={bolt} title={words.noDiscos}>
            {words.noDiscosBody}
          </EmptyState>
        )}
        {discos.length > 0 && (
          <>
            <MeterForm check={check} discos={discos} />
            <MeterResult check={check} discos={discos} />
          </>
        )}
      </div>
    </section>
  );
}
