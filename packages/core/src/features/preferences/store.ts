import { type ReadonlySignal, signal } from '@preact/signals-core';
import * as v from 'valibot';
import { type Kobo, kobo } from '../../money/kobo.ts';
import { object } from '../../shared/schemas/object.ts';
import type { TextStorage } from '../../shared/textStorage.ts';
import type { StoreContext } from '../../store/storeRegistry.ts';

/** The settings of the dashboard on this device (specification, section 3: "UI customization"). */
export interface Preferences {
  /** Whether the drawer is open. */
  readonly opened: boolean;
  /** In px: 4 to 24, in steps of 2. */
  readonly borderRadius: number;
  /** One of `fontFamilies`. */
  readonly fontFamily: string;
  readonly navType: string | null;
  /** The chosen theme: "light" or "dark"; `null` follows the device. */
  readonly theme: string | null;
  /** Whether the balance is hidden until the agent reveals it. */
  readonly isBalanceHidden: boolean;
  /** The balance is shown as low below this amount in kobo: ₦1 to ₦10,000,000. */
  readonly lowBalance: Kobo;
  /** The chosen language as a BCP 47 tag; `null` before a choice. */
  readonly language: string | null;
  /** The ids of the active menu entries. */
  readonly isOpen: readonly string[];
}

/** The available fonts (specification, section 2). */
export const fontFamilies = ['Roboto, sans-serif', 'Poppins, sans-serif', 'Inter, sans-serif'] as const;

/** The range of the border radius slider, in px (specification, section 9). */
export const radiusRange = { min: 4, max: 24, step: 2 } as const;

/** The range of `lowBalance`, in kobo. */
export const lowBalanceRange = { min: kobo(100), max: kobo(1_000_000_000) } as const;

export const defaultPreferences: Preferences = {
  opened: true,
  borderRadius: 12,
  fontFamily: 'Roboto, sans-serif',
  navType: null,
  theme: null,
  isBalanceHidden: false,
  lowBalance: kobo(100_000),
  language: null,
  isOpen: [],
};

export interface PreferencesStore {
  readonly state: ReadonlySignal<Preferences>;
  /** Changes some preferences. Keeps the old value of an invalid one. */
  change(some: Partial<Preferences>): void;
  /** Restores the defaults. Not named `reset`, which stores of a session have: preferences outlast the session. */
  restoreDefaults(): void;
}

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(100));
const lowBalance = v.pipe(
  v.number(),
  v.safeInteger(),
  v.minValue(lowBalanceRange.min),
  v.maxValue(lowBalanceRange.max),
  v.transform((amount) => amount as Kobo),
);
const radius = v.pipe(
  v.number(),
  v.minValue(radiusRange.min),
  v.maxValue(radiusRange.max),
  v.multipleOf(radiusRange.step),
);

/** Validates each field separately, so that one invalid value does not affect the others. */
const schemaOver = (before: Preferences) =>
  object({
    opened: v.fallback(v.boolean(), before.opened),
    borderRadius: v.fallback(radius, before.borderRadius),
    fontFamily: v.fallback<v.GenericSchema<string>, string>(v.picklist(fontFamilies), before.fontFamily),
    navType: v.fallback(v.nullable(name), before.navType),
    theme: v.fallback(v.nullable(name), before.theme),
    isBalanceHidden: v.fallback(v.boolean(), before.isBalanceHidden),
    lowBalance: v.fallback(lowBalance, before.lowBalance),
    language: v.fallback(v.nullable(name), before.language),
    isOpen: v.fallback(v.pipe(v.array(name), v.maxLength(50)), [...before.isOpen]),
  });

function parsePreferences(json: string | null): Preferences {
  if (json === null) return defaultPreferences;
  try {
    const read = v.safeParse(schemaOver(defaultPreferences), JSON.parse(json));
    return read.success ? read.output : defaultPreferences;
  } catch {
    return defaultPreferences;
  }
}

/** Creates the preferences. They belong to the device and outlast the session; none is about the agent. */
export function createPreferencesStore(storage: TextStorage): PreferencesStore {
  const state = signal(parsePreferences(storage.read()));
  function show(preferences: Preferences): void {
    state.value = preferences;
    storage.write(JSON.stringify(preferences));
  }
  return {
    state,
    change(some) {
      const before = state.peek();
      show(v.parse(schemaOver(before), { ...before, ...some }));
    },
    restoreDefaults: () => show(defaultPreferences),
  };
}

/** Creates the preferences of this device; pass it to `client.getStore`. They outlast the session. */
export function createDevicePreferences({ platform }: StoreContext): PreferencesStore {
  return createPreferencesStore(platform.preferencesStorage);
}
