import { type Client, definitionOf } from '@oja/core';
import { createOpenApiDocument } from '@oja/core/openapi';
import { type ComponentType, createElement, type ReactElement } from 'react';
import * as widgets from '../index.ts';
import { cardSale, parsePurchase } from './demoPurchases.ts';

type Make = (client: Client) => ReactElement;

/** Creates a widget with its client and its required properties. */
const withProps =
  <P extends { readonly client?: Client }>(widget: ComponentType<P>, props: Omit<P, 'client'>): Make =>
  (client) =>
    createElement(widget, { ...props, client } as unknown as P);

const transaction = parsePurchase();
const document = createOpenApiDocument();

/** Every widget that the package exports, by its name. */
export const everyWidget: Readonly<Record<string, Make>> = {
  AddCustomer: withProps(widgets.AddCustomer, { transaction }),
  AirtimePurchase: withProps(widgets.AirtimePurchase, {}),
  ApiKeys: withProps(widgets.ApiKeys, {}),
  ApiReference: withProps(widgets.ApiReference, { document, baseUrl: 'https://api.example.ng' }),
  Bulk: withProps(widgets.Bulk, {}),
  CablePurchase: withProps(widgets.CablePurchase, {}),
  Cases: withProps(widgets.Cases, { openNumber: null, onOpenChange: () => {} }),
  ChangePassword: withProps(widgets.ChangePassword, {}),
  ChangePasswordDialog: withProps(widgets.ChangePasswordDialog, { onClose: () => {} }),
  Customers: withProps(widgets.Customers, {}),
  DataPurchase: withProps(widgets.DataPurchase, {}),
  ElectricityPurchase: withProps(widgets.ElectricityPurchase, {}),
  Funding: withProps(widgets.Funding, {}),
  InstallPrompt: () =>
    createElement(widgets.InstallPrompt, { productName: 'Oja', onInstall: () => {}, onDismiss: () => {} }),
  KeysOffer: withProps(widgets.KeysOffer, { onDone: () => {} }),
  MeterValidator: withProps(widgets.MeterValidator, {}),
  NoticeCentre: withProps(widgets.NoticeCentre, {}),
  Notices: withProps(widgets.Notices, {}),
  OpenPurchases: withProps(widgets.OpenPurchases, { showNone: true }),
  Outages: withProps(widgets.Outages, {}),
  OwnData: withProps(widgets.OwnData, {}),
  PriceList: withProps(widgets.PriceList, { category: 'data' }),
  PrintCards: withProps(widgets.PrintCards, { transaction: parsePurchase(cardSale(10)) }),
  Profit: withProps(widgets.Profit, {}),
  Purchase: withProps(widgets.Purchase, { definition: definitionOf('cable') }),
  Receipt: withProps(widgets.Receipt, { reference: 'OJA-9101' }),
  RecentTransactions: withProps(widgets.RecentTransactions, { limit: 3, onSelect: () => {} }),
  Register: withProps(widgets.Register, { referralCode: 'AMAKA24' }),
  ReportProblem: withProps(widgets.ReportProblem, { transaction }),
  ResetPassword: withProps(widgets.ResetPassword, { step: 'otp' }),
  ResultCheckerPurchase: withProps(widgets.ResultCheckerPurchase, {}),
  SalesSummary: withProps(widgets.SalesSummary, {}),
  Schedules: withProps(widgets.Schedules, {}),
  SecondFactor: withProps(widgets.SecondFactor, {}),
  SellingPrices: withProps(widgets.SellingPrices, {}),
  ServiceHealth: withProps(widgets.ServiceHealth, { category: 'data' }),
  Sessions: withProps(widgets.Sessions, {}),
  SignIn: withProps(widgets.SignIn, {}),
  Statement: withProps(widgets.Statement, {}),
  SupportButton: withProps(widgets.SupportButton, {}),
  TransactionList: withProps(widgets.TransactionList, {}),
  TransactionPin: withProps(widgets.TransactionPin, {}),
  WalletBalance: withProps(widgets.WalletBalance, {}),
  Webhooks: withProps(widgets.Webhooks, {}),
};
