import { formatMoment, type Service } from '@oja/core';
import { useId } from 'react';
import { type ClientProps, useClient } from '../binding/ClientProvider.tsx';
import { useSignal } from '../binding/signals.ts';
import { useText } from '../binding/TextProvider.tsx';
import { useResource } from '../binding/useResource.ts';
import { serviceHealth } from '../text/en/serviceHealth.ts';
import { wordFor } from '../text/wordFor.ts';
import { small, subheading } from '../theme/type.css.ts';
import { Badge } from '../ui/display/Badge.tsx';
import { checkCircle, crossCircle, warning } from '../ui/icon/glyphs.ts';
import { Icon } from '../ui/icon/Icon.tsx';
import { Card } from '../ui/layout/Card.tsx';
import { plainList } from '../ui/layout/plainList.css.ts';
import { WidgetRoot } from '../ui/layout/WidgetRoot.tsx';
import * as styles from './ServiceHealth.css.ts';

export type ServiceHealthProps = Readonly<
  ClientProps & {
    /** The id of a category of the catalogue, such as `data`. */
    category: string;
  }
>;

/** Services of a category that are down or have a notice. Hidden until the list of services is loaded. */
export function ServiceHealth({ client: own, category }: ServiceHealthProps) {
  const client = useClient(own);
  const words = useText({ serviceHealth }).serviceHealth;
  const titleId = useId();
  const state = useResource(client, client.services);
  const services = useSignal(client.services.of(category));
  const troubled = services.filter(({ available, notice }) => !available || notice);
  return (
    <WidgetRoot aria-labelledby={titleId} hidden={services.length === 0}>
      <div className={styles.column}>
        <h2 part="heading" id={titleId} className={subheading}>
          {words.title}
        </h2>
        {troubled.length === 0 ? (
          <p className={styles.well}>
            <Icon glyph={checkCircle} />
            {wordFor(words.allWell, category, words.allWellElse)}
          </p>
        ) : (
          <Card flush>
            <ul className={plainList}>
              {troubled.map((service) => (
                <Troubled key={service.id} service={service} now={client.now()} />
              ))}
            </ul>
          </Card>
        )}
        {state.status === 'stale' && state.problem && (
          <p className={small}>{words.old(formatMoment(state.at, client.now()))}</p>
        )}
      </div>
    </WidgetRoot>
  );
}

function Troubled({ service, now }: Readonly<{ service: Service; now: number }>) {
  const { name, available, notice, downSince } = service;
  const words = useText({ serviceHealth }).serviceHealth;
  return (
    <li className={styles.item}>
      <span className={styles.head}>
        <span className={styles.name}>{name}</span>
        {available ? (
          <Badge tone="caution" glyph={warning} word={words.slow} />
        ) : (
          <Badge
            tone="critical"
            glyph={crossCircle}
            word={downSince === undefined ? words.down : words.downSince(formatMoment(downSince, now))}
          />
        )}
      </span>
      {notice && <span className={styles.notice}>{notice}</span>}
    </li>
  );
}
