import { CodeBlock } from '../detail/CodeBlock.tsx';
import { javascript } from './javascript.ts';
import { php } from './php.ts';
import { python } from './python.ts';
import type { LaterLanguage, SampleRequest } from './request.ts';

const writers: Readonly<Record<LaterLanguage, (request: SampleRequest) => string>> = {
  javascript,
  php,
  python,
};

type LaterSampleProps = Readonly<{ language: LaterLanguage; request: SampleRequest; copyName: string }>;

/** A sample in a language other than curl. Loaded lazily, because few readers choose one. */
export const LaterSample = ({ language, request, copyName }: LaterSampleProps) => (
  <CodeBlock code={writers[language](request)} copyName={copyName} />
);
