import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMemoryTextStorage } from '../../shared/textStorage.ts';
import { propertyRuns } from '../../testing/propertyRuns.helper.ts';
import { createPreferencesStore, defaultPreferences, type Preferences } from './store.ts';

const stored = (json: string | null) => createPreferencesStore(createMemoryTextStorage(json)).state.value;

describe('preferences', () => {
  it('start with the specification’s values', () => {
    expect(stored(null)).toEqual({
      opened: true,
      borderRadius: 12,
      fontFamily: 'Roboto, sans-serif',
      navType: null,
      theme: null,
      isBalanceHidden: false,
      lowBalance: 100_000,
      language: null,
      isOpen: [],
    });
  });

  it('are restored at the next start', () => {
    const storage = createMemoryTextStorage();
    createPreferencesStore(storage).change({
      borderRadius: 8,
      fontFamily: 'Inter, sans-serif',
      isOpen: ['data'],
    });
    expect(createPreferencesStore(storage).state.value).toMatchObject({
      opened: true,
      borderRadius: 8,
      fontFamily: 'Inter, sans-serif',
      isOpen: ['data'],
    });
  });

  it.each([2, 3, 5, 12.5, 26, Number.NaN])('refuse a border radius of %d', (borderRadius) => {
    const store = createPreferencesStore(createMemoryTextStorage());
    store.change({ borderRadius: 16 });
    store.change({ borderRadius });
    expect(store.state.value.borderRadius).toBe(16);
  });

  it('refuse a font that is not offered, because it would be written into a style sheet', () => {
    const store = createPreferencesStore(createMemoryTextStorage());
    store.change({ fontFamily: 'x; background: url(https://evil.example)' });
    expect(store.state.value.fontFamily).toBe('Roboto, sans-serif');
  });

  it('replace one invalid value and keep the others', () => {
    expect(stored('{"opened":false,"borderRadius":"huge","isOpen":[1]}')).toEqual({
      ...defaultPreferences,
      opened: false,
    });
  });

  it('are valid for any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (junk) => {
        const { borderRadius, fontFamily, isOpen }: Preferences = stored(junk);
        expect(borderRadius % 2 === 0 && borderRadius >= 4 && borderRadius <= 24).toBe(true);
        expect(fontFamily).toMatch(/^(Roboto|Poppins|Inter), sans-serif$/);
        expect(isOpen.every((id) => typeof id === 'string')).toBe(true);
      }),
      { numRuns: propertyRuns(2_000) },
    );
  });

  it('can be reset to the defaults', () => {
    const store = createPreferencesStore(createMemoryTextStorage());
    store.change({ opened: false });
    store.restoreDefaults();
    expect(store.state.value).toEqual(defaultPreferences);
  });
});
