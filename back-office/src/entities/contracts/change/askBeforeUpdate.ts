import { createElement } from 'react';
import { loadPart } from '../../../late/loadPart.ts';
import type { AskBeforeUpdate } from '../../Editor.ts';
import { previewContractChange } from '../contractsApi.ts';

/** Asks what becomes of the services to come, where an update of a contract reaches any. */
export const askBeforeUpdate: AskBeforeUpdate = async (dispatch, sent) => {
  const query = dispatch(previewContractChange.initiate(sent, { forceRefetch: true }));
  const { data: preview, error } = await query;
  query.unsubscribe();
  if (!preview) return { error };
  if (!preview.isNeeded) return {};
  const { ContractChangeDialog } = await loadPart(
    () => import(/* webpackChunkName: "contractChange" */ './ContractChangeDialog.tsx'),
  );
  return {
    Dialog: (props) => createElement(ContractChangeDialog, { ...props, sent, preview }),
  };
};
