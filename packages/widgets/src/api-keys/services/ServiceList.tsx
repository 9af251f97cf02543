import type { ApiService } from '@oja/core';
import { useState } from 'react';
import { useText } from '../../binding/TextProvider.tsx';
import type { Text } from '../../text/catalogue.ts';
import { apiKeys } from '../../text/en/apiKeys.ts';
import { wordFor } from '../../text/wordFor.ts';
import { smallMuted } from '../../theme/type.css.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Money } from '../../ui/display/Money.tsx';
import { plainList } from '../../ui/layout/plainList.css.ts';
import * as styles from '../ApiKeys.css.ts';
import * as own from './ServiceList.css.ts';

type ServiceListProps = Readonly<{ services: readonly ApiService[]; labelledBy: string }>;
type Words = Text['apiKeys'];

/** Rows shown before "Show all". */
const FIRST = 8;

export function ServiceList({ services, labelledBy }: ServiceListProps) {
  const words = useText({ apiKeys }).apiKeys;
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? services : services.slice(0, FIRST);
  return (
    <div>
      <ul className={plainList} aria-labelledby={labelledBy}>
        {shown.map((service) => (
          <ServiceRow key={service.id} service={service} words={words} />
        ))}
      </ul>
      {shown.length < services.length && (
        <Button variant="quiet" full onClick={() => setWhole(true)}>
          {words.showAll(services.length)}
        </Button>
      )}
    </div>
  );
}

/** The label of a category, or its id if it is unknown. */
const categoryWord = (category: string, words: Words) => wordFor(words.categories, category, category);

function ServiceRow({ service, words }: Readonly<{ service: ApiService; words: Words }>) {
  const { id, name, category, price, discount } = service;
  return (
    <li className={styles.row}>
      <div className={styles.what}>
        <p className={styles.name}>{name}</p>
        <p className={styles.note}>
          {category && `${categoryWord(category, words)} · `}
          <span className={own.id}>{id}</span>
        </p>
      </div>
      <div className={own.price}>
        {price === undefined ? (
          !discount && <span className={smallMuted}>{words.priceOnRequest}</span>
        ) : (
          <Money kobo={price} as="price" strong />
        )}
        {discount && <span className={smallMuted}>{words.discount(discount)}</span>}
      </div>
    </li>
  );
}
