import { administrators, concerned, everyone } from "#tests/make/cases/role-codes.ts";
import { diaryData } from "#tests/make/company-forms.ts";
import { EXAMINE_DELETED, NOT_YOUR_TURN } from "#domain/approval/state/told.ts";
import { NO_ACCESS, PARAMETER_ERROR } from "#domain/refusal.ts";
import type { Body, Row } from "./role-row.ts";

const ofApproval: Body = ({ approval }) => ({ recordId: approval.id });
const ofRequestForm: Body = ({ requestForm }) => ({ categoryId: requestForm.id });
const ofRequest: Body = ({ approval }) => ({ examineId: approval.recordId });
/** What is asked for was deleted (forms-approvals 7.4), which is what all others are told too. */
const askers = () => everyone(EXAMINE_DELETED, { leader: 200, member: 200, administrator: 200 });

/** Who may make the calls about flows and requests. */
export const approvalRoles: Record<string, Row> = {
  "approval.log": { codes: concerned(), body: ofApproval },
  "approval.steps": { codes: concerned(), body: ofApproval },
  "approval.info": { codes: concerned(), body: ofApproval },
  // Even whom it concerns is told only who manages its flow.
  "approval.devices": {
    codes: everyone(PARAMETER_ERROR, { leader: NO_ACCESS, member: NO_ACCESS }),
    body: ofApproval,
  },
  "approval.waitingList": { codes: everyone() },
  "approval.ccList": { codes: everyone() },
  "approval.ccRead": { codes: everyone(), body: ({ approval }) => ({ ids: [approval.id] }) },
  "leave.accounts": {
    codes: administrators(),
    body: ({ member }) => ({ userId: member.userId, year: 2026 }),
  },
  "approval.insight": { codes: administrators() },
  "examine.fields": { codes: everyone(), body: ofRequestForm },
  "examine.list": { codes: administrators(), body: () => ({ label: 0 }) },
  "examine.part": { codes: everyone() },
  "examine.flow": {
    codes: everyone(),
    body: ({ approvalFlow }) => ({ examineId: approvalFlow.id }),
  },
  "examine.add": {
    codes: administrators(),
    body: ({ requestForm, administrator }) => ({
      categoryId: requestForm.id,
      managerList: [administrator.userId],
      dataList: JSON.stringify([{ flowId: 1, examineType: 1, userList: [administrator.userId] }]),
    }),
  },
  "examine.updateStatus": {
    codes: administrators(),
    body: ({ approvalFlow }) => ({ examineId: approvalFlow.id, status: 2 }),
  },
  "examine.routingFields": { codes: everyone(), body: ofRequestForm },
  "examine.preview": {
    codes: everyone(),
    body: ({ requestForm }) => ({ categoryId: requestForm.id, dataMap: diaryData }),
  },
  "examine.decide": {
    codes: everyone(PARAMETER_ERROR, {
      member: 200,
      leader: NOT_YOUR_TURN,
      administrator: NOT_YOUR_TURN,
    }),
    body: ({ approval }) => ({ recordId: approval.id, status: 1 }),
  },
  "examine.steps": { codes: concerned(), body: ofApproval },
  "oaExamine.fields": { codes: askers(), body: ofRequest },
  "oaExamine.formFields": { codes: everyone(), body: ofRequestForm },
  "oaExamine.saveFields": {
    codes: administrators(),
    body: ({ requestForm }) => ({
      categoryId: requestForm.id,
      data: [{ fieldId: "part", name: "Part", isNull: 1 as const }],
    }),
  },
  "oaExamine.set": {
    codes: everyone(),
    body: ({ requestForm }) => ({ oaExamine: { categoryId: requestForm.id }, data: diaryData }),
  },
  "oaExamine.delete": {
    codes: everyone(EXAMINE_DELETED, {
      leader: PARAMETER_ERROR,
      member: PARAMETER_ERROR,
      administrator: 200,
    }),
    body: ({ rejectedApproval }) => ({ examineId: rejectedApproval.recordId }),
  },
  "oaExamine.one": { codes: askers(), body: ({ approval }) => ({ id: approval.recordId }) },
  "oaExamine.mine": { codes: everyone() },
  "oaExamine.export": { codes: everyone() },
};
