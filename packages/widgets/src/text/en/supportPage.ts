/** The screen “Support”. */
export const supportPage = {
  contact: 'Chat with support',
  contactBody: 'Opens WhatsApp. Have the reference of the sale ready.',
  cases: 'Your cases',
  casesBody: 'What you reported, and what support says.',
  notices: 'Notices',
  noticesBody: 'News, outages and answers, including those you have read.',
  answers: 'Common questions',
  questions: [
    {
      question: 'A sale says “held”. Have I paid?',
      answer:
        'The price is set aside until the network answers. It is charged when the sale is delivered, and given back when it fails. Don’t sell it a second time.',
    },
    {
      question: 'The customer did not receive it.',
      answer:
        'Open the sale in Transactions History and press Check now. If it says delivered, send the reference to support on the same day.',
    },
    {
      question: 'The meter refuses the token.',
      answer:
        'If the receipt has steps, type them in that order. Otherwise compare each group of four with the screen: three wrong tries lock a meter for a while.',
    },
    {
      question: 'My transfer is not in the wallet.',
      answer:
        'A transfer to your own account takes a few minutes. A manual transfer is added when it shows on our bank statement: see its status under Add money.',
    },
    {
      question: 'I sold to the wrong number.',
      answer:
        'What a network has delivered can’t be taken back. Tell support at once: a sale that is still waiting may be stopped.',
    },
  ],
};
