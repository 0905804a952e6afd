import { frenchDay } from 'shared-api/contract/values/frenchDays';
import type { Texts } from './texts.ts';

type Chapters = ReturnType<Texts['chapters']>;

/** What information is for, and how it is kept. */
const useAndKeeping = (company: string): Chapters => [
  {
    title: 'Fins',
    paragraphs: [
      `${company} («\u00a0nous\u00a0») recueille des renseignements personnels aux seules fins qu’une personne raisonnable attend d’une entreprise de nettoyage et de rénovation\u00a0:`,
    ],
    list: [
      'préparer les soumissions que vous demandez et répondre à vos messages',
      'planifier et exécuter des services à votre adresse',
      'établir des factures, recevoir des paiements et tenir les registres qu’exigent les lois fiscales',
      'faire un suivi après un service et veiller à la sécurité de notre personnel et des personnes chez vous',
    ],
  },
  {
    title: 'Consentement et retrait du consentement',
    paragraphs: [
      'En envoyant un formulaire ou en commandant un service, vous consentez à ce que nous utilisions aux fins ci-dessus les renseignements que vous nous envoyez. Nous vous le redemandons avant toute autre utilisation.',
      'Vous pouvez retirer votre consentement en tout temps, avec un préavis raisonnable et dans les limites des lois et des contrats. Écrivez-nous et nous vous dirons ce qui s’ensuit\u00a0: sans adresse, par exemple, nous ne pouvons pas rendre un service.',
    ],
  },
  {
    title: 'Limites de l’utilisation, de la communication et de la conservation',
    paragraphs: [
      'Nous n’utilisons les renseignements personnels qu’aux fins pour lesquelles ils ont été recueillis. Nous ne les vendons pas, ne les louons pas et ne les échangeons pas. N’y ont accès que les membres du personnel qui en ont besoin, ainsi que les entreprises qui travaillent pour nous par contrat, comme le fournisseur de paiement et le service de courriel, qui ne peuvent s’en servir pour rien d’autre. Nous les communiquons lorsque la loi nous y oblige.',
      'Nous les conservons tant que dure la fin visée, puis tant que l’exigent les lois fiscales et les délais de prescription; ensuite, nous les supprimons. Les copies qui se trouvent dans nos sauvegardes disparaissent avec elles.',
    ],
  },
  {
    title: 'Mesures de protection',
    paragraphs: [
      'Les renseignements sont chiffrés en transit, gardés sur des machines protégées et accessibles seulement au personnel qui ouvre une session. Les mots de passe sont gardés sous une forme que personne ne peut lire. Chaque modification d’un dossier est consignée avec le nom de son auteur.',
      'Les numéros de carte vont de votre navigateur à notre fournisseur de paiement et n’atteignent jamais nos serveurs.',
    ],
  },
];

/** Where to turn with questions and complaints. */
const askingUs = (email: string, address: string): Chapters => [
  {
    title: 'Accès et rectification',
    paragraphs: [
      `Vous pouvez demander ce que nous détenons à votre sujet, à quoi cela a servi et à qui cela a été communiqué, et faire corriger ce qui est inexact. Écrivez à ${email} ou à l’adresse ${address}. Nous répondons dans les 30 jours.`,
    ],
  },
  {
    title: 'Plaintes',
    paragraphs: [
      `Si vous croyez que nous ne respectons pas cette politique, écrivez à notre responsable de la protection des renseignements personnels, à ${email}. Nous examinons chaque plainte et vous disons ce qu’il en est. Vous pouvez aussi vous adresser au Commissariat à la protection de la vie privée du Canada.`,
    ],
  },
];

/** What there is, and who may get it with the company. */
const collected: Chapters = [
  {
    title: 'Cession de l’entreprise',
    paragraphs: [
      'Si l’entreprise ou une partie de celle-ci est vendue ou fusionnée, les renseignements personnels peuvent passer au nouveau propriétaire avec elle, aux conditions de cette politique. Nous vous en informerons.',
    ],
  },
  {
    title: 'Ce que nous recueillons',
    paragraphs: ['Au cours des douze derniers mois, nous avons recueilli ces catégories\u00a0:'],
    list: [
      'Identifiants\u00a0: nom, adresse postale, adresse de courriel, numéro de téléphone et adresse Internet (IP) d’où un formulaire est envoyé.',
      'Facturation\u00a0: factures et paiements; les numéros de carte sont recueillis en notre nom par notre fournisseur de paiement.',
      'Détails des transactions\u00a0: services demandés et rendus, leurs dates, leurs lieux et leurs prix.',
      'Quand une soumission ou une facture a été ouverte pour la première fois à partir du courriel qui l’apportait.',
      'La vitesse à laquelle nos pages s’affichent et les erreurs qu’elles rencontrent, sans votre nom ni rien de ce que vous écrivez.',
      'Photographies que vous choisissez pour une demande de visite\u00a0: nous en retirons les données de localisation et les supprimons avec la demande, ou après trois heures environ si vous ne l’envoyez pas.',
    ],
  },
];

/** What stays on the reader's side. */
const browser: Chapters = [
  {
    title: 'Ce que votre navigateur garde et envoie',
    paragraphs: [
      'Un témoin retient la langue que vous avez choisie. Pendant que nous mettons à l’essai une nouvelle version de ce site, un autre retient quelle version vous voyez; il contient un numéro que vous partagez avec bien d’autres.',
      'Ce que vous écrivez dans un formulaire, et de petites copies des photos que vous y ajoutez, sont gardés dans l’onglet où vous le faites (jamais les numéros de carte), pour que vous les retrouviez après une actualisation ou sur la page dans l’autre langue. Le formulaire les affiche pendant une demi-heure, même après l’envoi, pour que vous retrouviez vos réponses si vous revenez en arrière. Pendant un paiement, l’onglet garde un numéro aléatoire qui lui permet d’en connaître l’issue. La fermeture de l’onglet efface le tout.',
      'Deux choses nous sont envoyées avant que vous appuyiez sur le bouton. Pendant que vous remplissez une demande de soumission, nous recevons vos réponses, sans votre adresse de courriel, pour vous montrer le prix; nous n’en gardons rien. Une photo est téléversée dès que vous la choisissez; si vous n’envoyez pas la demande, nous la supprimons après trois heures environ.',
      'Nous n’utilisons pas de témoins publicitaires et ne suivons personne d’un site à l’autre.',
    ],
  },
];

/** What a person may demand. */
const rights: Chapters = [
  {
    title: 'Votre droit de suppression et de refus',
    paragraphs: [
      'Vous pouvez nous demander de supprimer ce que nous détenons à votre sujet. Nous le faisons, à moins que la loi, une facture impayée ou un litige ne nous oblige à en garder une partie; nous vous disons alors laquelle et pourquoi.',
      'Nous ne vendons pas de renseignements personnels\u00a0: il n’y a donc pas de vente à refuser. Vous pouvez refuser les messages de suivi en tout temps en répondant à l’un d’eux.',
    ],
  },
  {
    title: 'Mandataire',
    paragraphs: [
      'Une autre personne peut exercer ces droits en votre nom, avec une autorisation signée de votre main ou une procuration. Nous pouvons vous demander de nous le confirmer directement.',
    ],
  },
  {
    title: 'Non-discrimination',
    paragraphs: [
      'L’exercice de vos droits ne vous coûte rien. Nous ne refusons pas de services, ne demandons pas d’autres prix et n’offrons pas une autre qualité pour cette raison.',
    ],
  },
];

/** The site, and the policy itself. */
const siteAndPolicy: Chapters = [
  {
    title: 'Mineurs de moins de 18 ans',
    paragraphs: [
      'Ce site s’adresse aux adultes. Nous n’y servons pas les moins de 18 ans et ne recueillons pas sciemment leurs renseignements. Si un enfant nous a envoyé quelque chose, dites-le-nous et nous le supprimons.',
    ],
  },
  {
    title: 'Sites liés',
    paragraphs: [
      'Nos pages renvoient à d’autres sites, comme des réseaux sociaux et le service d’esthétique automobile. Leurs propres politiques s’y appliquent; nous n’en sommes pas responsables.',
    ],
  },
  {
    title: 'Sécurité',
    paragraphs: [
      'Nous prenons des mesures techniques et organisationnelles raisonnables contre la perte, le vol et le mauvais usage. Aucune transmission par Internet n’est tout à fait sûre; si une atteinte vous expose à un risque réel de préjudice grave, nous vous en avisons sans délai, ainsi que le Commissariat.',
    ],
  },
  {
    title: 'Modifications de cette politique',
    paragraphs: [
      'Nous pouvons modifier cette politique. La version de cette page est celle qui s’applique; une modification qui compte pour vous est annoncée ici avant d’entrer en vigueur.',
    ],
  },
  {
    title: 'Droit applicable',
    paragraphs: [
      'Cette politique suit le droit canadien, avant tout la Loi sur la protection des renseignements personnels et les documents électroniques (LPRPDE), et les lois de l’Ontario.',
    ],
  },
];

/** The chapters, for the company that runs the site. */
const chapters = (company: string, email: string, address: string): Chapters => [
  ...useAndKeeping(company),
  ...askingUs(email, address),
  ...collected,
  ...browser,
  ...rights,
  ...siteAndPolicy,
];

export const texts: Texts = {
  title: 'Confidentialité',
  description:
    'Ce que nous recueillons, pourquoi, comment nous le protégeons et ce que vous pouvez nous demander, en mots simples.',
  lead: 'Ce que nous recueillons, pourquoi, comment nous le protégeons et ce que vous pouvez nous demander.',
  updated: (day) => `Mise à jour\u00a0: ${frenchDay(day)}`,
  contents: 'Sommaire',
  chapters,
};
