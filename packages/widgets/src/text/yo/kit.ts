import type { Age } from '@oja/core';
import type { Sections } from '../catalogue.ts';

const units: Readonly<Record<Age['unit'], string>> = {
  second: 'ìṣẹ́jú-àáyá',
  minute: 'ìṣẹ́jú',
  hour: 'wákàtí',
  day: 'ọjọ́',
};

/** Text shared by all widgets. A Yoruba noun has the same form for every count. */
export const kit: Sections = {
  kit: {
    copy: 'Ṣe ẹ̀dà',
    copied: 'A ti ṣe ẹ̀dà',
    copyFailed: 'Ẹ̀dà kò ṣeé ṣe. Ẹ fọwọ́ yan ọ̀rọ̀ náà.',
    showPassword: 'Fi ọ̀rọ̀ aṣínà hàn',
    hidePassword: 'Fi ọ̀rọ̀ aṣínà pamọ́',
    clearSearch: 'Pa ohun tí ẹ wá rẹ́',
    loading: 'Ó ń bọ̀',
    dismiss: 'Mú un kúrò',
    close: 'Pa á dé',
    notLoaded: 'Èyí kò ṣí. Ẹ tún gbìyànjú.',
    tryAgain: 'Tún gbìyànjú',
  },
  money: {
    'not-charged': 'A kò yọ owó',
    held: 'A dá a dúró, à ń wádìí',
    charged: 'A ti yọ owó',
    'refund-due': 'Kò ṣeé ṣe, owó kò tíì padà',
    refunded: 'Owó ti padà',
  },
  delivery: {
    delivered: 'Ó ti dé',
    waiting: 'À ń retí network',
    failed: 'Kò ṣeé ṣe',
  },
  problems: {
    client: 'A kò gbà á. Ẹ wo ohun tí ẹ kọ, kí ẹ tún gbìyànjú.',
    server: 'Ètò náà ní ìṣòro. Ẹ tún gbìyànjú lẹ́yìn ìṣẹ́jú kan.',
    timeout: 'Network pẹ́ jù. Ẹ tún gbìyànjú.',
    connection: 'A kò lè dé ọ̀dọ̀ ètò náà. Ẹ wo internet yín, kí ẹ tún gbìyànjú.',
    network: 'Ẹ kò sí lórí internet. Ẹ so ó pọ̀, kí ẹ tún gbìyànjú.',
    cancel: 'Ẹ dá èyí dúró.',
    unknown: 'A kò lè ka ìdáhùn náà. Ẹ tún gbìyànjú.',
    notSent:
      'A kò lè fi èyí ránṣẹ́ bí ẹ ṣe kọ ọ́, nítorí náà a kò fi ohunkóhun ránṣẹ́. Ẹ yẹ̀ ẹ́ wò, kí ẹ tún gbìyànjú.',
    noToken: 'A kò lè wọlé. Ẹ tún ojú-ìwé yìí ṣí.',
  },
  problemDetails: {
    reference: 'Fún ìrànlọ́wọ́',
  },
  time: {
    justNow: 'ṣẹ̀ṣẹ̀',
    ago: ({ count, unit }) => `${units[unit]} ${count} sẹ́yìn`,
  },
  embed: {
    loading: 'Ó ń bọ̀',
    tryAgain: 'Tún gbìyànjú',
    lost: 'Èyí kò ṣí. Ẹ sọ fún ẹni tó ni ojú-ìwé yìí.',
  },
  embedFrame: { title: 'Fọ́ọ̀mù ìrajà', payment: 'Fọ́ọ̀mù ìsanwó' },
  embedFault: {
    host: 'Èyí kò ṣiṣẹ́ lórí ojú-ìwé yìí báyìí. Ẹ sọ fún ẹni tó ni ín.',
    network: 'Èyí kò ṣí. Ẹ wo internet yín, kí ẹ tún gbìyànjú.',
    oja: 'Èyí kò ṣiṣẹ́ báyìí. Kì í ṣe internet yín. Ẹ padà wá tó bá yá.',
    visitor: 'Ẹ kò sí lórí internet. Ẹ so ó pọ̀, kí ẹ tún gbìyànjú.',
  },
  embedded: {
    crashed: 'Ìṣòro kan ṣẹlẹ̀. Ẹ tún ojú-ìwé ṣí: ọjà yín wà, ẹ kò ní sanwó lẹ́ẹ̀mejì.',
  },
};
