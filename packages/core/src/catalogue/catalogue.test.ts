import { describe, expect, it } from 'vitest';
import { createTestClient } from '../testing/testClient.helper.ts';
import { catalogue, categories, findDefinition, isCategory } from './catalogue.ts';

describe('the catalogue', () => {
  it('starts with the five categories of the specification, with their routes and tags', () => {
    expect(catalogue.map(({ route }) => route).slice(0, 5)).toEqual([
      '/services/data',
      '/services/airtime',
      '/services/electricity',
      '/services/cable',
      '/services/result-checker',
    ]);
    expect(catalogue.map(({ tag }) => tag)[4]).toBe('oja-result-checker-purchase');
    expect(categories).toEqual(catalogue.map(({ id }) => id));
  });

  it('finds its own categories and no others', () => {
    expect(isCategory('cable')).toBe(true);
    for (const word of ['loans', 'toString', '']) {
      expect(isCategory(word)).toBe(false);
      expect(findDefinition(word)).toBeNull();
    }
  });

  it.each(catalogue)(
    'has no duplicate field in $id, and reports the missing fields of an empty form',
    async (definition) => {
      const setup = await createTestClient();
      const form = setup.form(definition);
      expect(new Set(form.names()).size).toBe(form.names().length);
      expect(form.issues()).toEqual({});
      expect(await form.submit()).toBeNull();
      // The only service of a category is preselected.
      const isOnly = form.state.value.view.services.length === 1;
      expect(form.issues()).toMatchObject({
        ...(!isOnly && { service: { kind: 'not-chosen' } }),
        recipient: { kind: 'empty' },
      });
      expect(setup.bought()).toEqual([]);
    },
  );
});
