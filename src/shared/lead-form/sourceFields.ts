import type { LeadSource } from '../../contract/leadSource.ts';
import type { AppThunk } from '../../store/services.ts';

/**
 * What a form sends along of what brought the visitor here: nothing, so that the call is the spec's own, when nothing is
 * known. The slice comes only when there is something to know, so forms do without its code.
 */
export const sourceFields = (): AppThunk<{ source?: LeadSource }> => (_dispatch, getState) => {
  const source = getState().leadSource?.source;
  return source ? { source } : {};
};
