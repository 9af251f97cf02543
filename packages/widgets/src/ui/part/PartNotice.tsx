import type { Text } from '../../text/catalogue.ts';
import { Notice } from '../notice/Notice.tsx';

/** Says that code failed to load. The next press of the same control loads it again. */
export function PartNotice({ words }: Readonly<{ words: Pick<Text['kit'], 'notLoaded'> }>) {
  return <Notice tone="caution">{words.notLoaded}</Notice>;
}
