import { basename } from 'node:path';
import type { Reporter, TestModule } from 'vitest/node';

interface Stage {
  readonly beganAt: number;
  endedAt: number;
  longest: { readonly name: string; readonly ms: number };
}

const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Prints at the end how long each project took, from its first file to its last, and which of its files took longest. */
export class StageTimes implements Reporter {
  readonly #now: () => number;
  readonly #print: (line: string) => void;
  readonly #stages = new Map<string, Stage>();
  readonly #begun = new Map<string, number>();

  constructor(now = () => performance.now(), print: (line: string) => void = console.log) {
    this.#now = now;
    this.#print = print;
  }

  onTestModuleQueued({ id, project: { name } }: TestModule): void {
    const now = this.#now();
    this.#begun.set(id, now);
    if (!this.#stages.has(name))
      this.#stages.set(name, { beganAt: now, endedAt: now, longest: { name: '', ms: 0 } });
  }

  onTestModuleEnd({ id, moduleId, project }: TestModule): void {
    const stage = this.#stages.get(project.name);
    if (!stage) return;
    stage.endedAt = this.#now();
    const ms = stage.endedAt - (this.#begun.get(id) ?? stage.endedAt);
    if (ms > stage.longest.ms) stage.longest = { name: basename(moduleId), ms };
  }

  onTestRunEnd(): void {
    for (const [name, { beganAt, endedAt, longest }] of this.#stages)
      this.#print(
        `${name}: ${inSeconds(endedAt - beganAt)}, of which ${longest.name} ${inSeconds(longest.ms)}`,
      );
  }
}
