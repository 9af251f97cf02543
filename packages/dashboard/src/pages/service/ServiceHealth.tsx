import type { Service } from '@oja/core';
import { useClient } from '@oja/widgets/binding/ClientProvider.tsx';
import { useSignal } from '@oja/widgets/binding/signals.ts';
import { useText } from '@oja/widgets/binding/TextProvider.tsx';
import { useResource } from '@oja/widgets/binding/useResource.ts';
import { serviceHealth } from '@oja/widgets/text/en/serviceHealth.ts';
import { subheading } from '@oja/widgets/theme/type.css.ts';
import { Card } from '@oja/widgets/ui/card/Card.tsx';
import { checkCircle, crossCircle, infoCircle } from '@oja/widgets/ui/icon/glyphs.ts';
import { Badge } from '@oja/widgets/ui/status/Badge.tsx';
import { useId } from 'react';
import * as styles from './ServiceHealth.css.ts';

/** Which services of a category can't be sold now, or have something to say. Nothing until their list is there. */
export function ServiceHealth({ category }: Readonly<{ category: string }>) {
  const client = useClient();
  const words = useText({ serviceHealth }).serviceHealth;
  const titleId = useId();
  const { data } = useResource(client, client.services);
  const services = useSignal(client.services.of(category));
  if (data === null || services.length === 0) return null;
  const troubled = services.filter(({ available, notice }) => !available || notice);
  const allWell: Readonly<Record<string, string>> = words.allWell;
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={subheading}>
        {words.title}
      </h2>
      {troubled.length === 0 ? (
        <p>
          <Badge tone="positive" glyph={checkCircle} word={allWell[category] ?? words.allWellElse} />
        </p>
      ) : (
        <Card flush>
          <ul className={styles.list}>
            {troubled.map((service) => (
              <Troubled key={service.id} service={service} />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}

function Troubled({ service: { name, available, notice } }: Readonly<{ service: Service }>) {
  const words = useText({ serviceHealth }).serviceHealth;
  return (
    <li className={styles.item}>
      <span className={styles.head}>
        <span className={styles.name}>{name}</span>
        {available ? (
          <Badge tone="info" glyph={infoCircle} word={words.notice} />
        ) : (
          <Badge tone="critical" glyph={crossCircle} word={words.down} />
        )}
      </span>
      {notice && <span className={styles.notice}>{notice}</span>}
    </li>
  );
}
