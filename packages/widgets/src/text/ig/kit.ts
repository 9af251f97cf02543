import type { Age } from '@oja/core';
import type { Sections } from '../catalogue.ts';

const units: Readonly<Record<Age['unit'], string>> = {
  second: 'sekọnd',
  minute: 'nkeji',
  hour: 'awa',
  day: 'ụbọchị',
};

/** Text shared by all widgets. An Igbo noun has the same form for every count. */
export const kit: Sections = {
  kit: {
    copy: 'Detuo',
    copied: 'E detuola ya',
    copyFailed: 'Ndetu agaghị. Jiri aka họrọ ya.',
    showPassword: 'Gosi okwuntughe',
    hidePassword: 'Zoo okwuntughe',
    clearSearch: 'Hichapụ ihe ị chọrọ',
    loading: 'Ọ na-abịa',
    dismiss: 'Wepụ ya',
    close: 'Mechie',
    notLoaded: 'Nke a emepeghị. Nwaa ọzọ.',
    tryAgain: 'Nwaa ọzọ',
  },
  money: {
    'not-charged': 'E weghị ego',
    held: 'E jidere ya, a na-enyocha',
    charged: 'E werela ego',
    'refund-due': 'O mezughị, ego alọtabeghị',
    refunded: 'Ego alọtala',
  },
  delivery: {
    delivered: 'O rutela',
    waiting: 'A na-eche network',
    failed: 'O mezughị',
  },
  problems: {
    client: 'A nabataghị ya. Lelee ihe i dere, nwaa ọzọ.',
    server: 'Ọrụ a nwere nsogbu. Nwaa ọzọ mgbe otu nkeji gachara.',
    timeout: 'Network tere aka nke ukwuu. Nwaa ọzọ.',
    connection: 'Anyị enweghị ike iru ọrụ a. Lelee ịntanetị gị, nwaa ọzọ.',
    network: 'Ị nọghị n’ịntanetị. Jikọọ ịntanetị, nwaa ọzọ.',
    cancel: 'Ị kwụsịrị nke a.',
    unknown: 'Anyị enweghị ike ịgụ azịza ya. Nwaa ọzọ.',
    notSent: 'A pụghị iziga nke a otú e si dee ya, ya mere ezigaghị ihe ọ bụla. Lelee ya, nwaa ọzọ.',
    noToken: 'Anyị enweghị ike ịbanye. Megheekwa peeji a.',
  },
  problemDetails: {
    reference: 'Maka ndị enyemaka',
  },
  time: {
    justNow: 'ugbu a',
    ago: ({ count, unit }) => `${units[unit]} ${count} gara aga`,
  },
  embed: {
    loading: 'Ọ na-abịa',
    tryAgain: 'Nwaa ọzọ',
    lost: 'Nke a emepeghị. Gwa onye nwe saịtị a.',
  },
  embedFrame: { title: 'Fọm ịzụ ihe', payment: 'Fọm ịkwụ ụgwọ' },
  embedFault: {
    host: 'Nke a anaghị arụ ọrụ na peeji a ugbu a. Biko gwa onye nwe saịtị a.',
    network: 'Nke a emepeghị. Lelee ịntanetị gị, nwaa ọzọ.',
    oja: 'Nke a anaghị arụ ọrụ ugbu a. Ọ bụghị ịntanetị gị. Biko lọghachi ma e mechaa.',
    visitor: 'Ị nọghị n’ịntanetị. Jikọọ ịntanetị, nwaa ọzọ.',
  },
  embedded: {
    crashed: 'E nwere nsogbu. Megheekwa peeji a: ahịa gị dị, ị gaghị akwụ ụgwọ ugboro abụọ.',
  },
};
