import type { Text } from '../../text/catalogue.ts';
import { Notice } from '../notice/Notice.tsx';

/** What was pressed could not be loaded: pressed again, it is asked for again. */
export function PartNotice({ words }: Readonly<{ words: Pick<Text['kit'], 'notLoaded'> }>) {
  return <Notice tone="caution">{words.notLoaded}</Notice>;
}
