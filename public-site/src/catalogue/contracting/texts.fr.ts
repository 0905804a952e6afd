import type { Texts } from './texts.ts';

/** Texts of the pages of contracting services (docs/product/pages.md "Service page"). */
export const texts: Texts = {
  services: {
    bathroom: {
      sentence:
        'Votre salle\u00a0de\u00a0bain refaite, un seul responsable du début à\u00a0la\u00a0fin.',
      duration: 'De 2 à 3 semaines',
      included: [
        'Démolition et enlèvement des débris',
        'Plomberie brute par un plombier agréé',
        'Étanchéité sous chaque carreau',
        'Carrelage, appareils, peinture et silicone',
        'Un calendrier tenu à jour',
      ],
      excluded: [
        'Appareils et carreaux eux-mêmes, sauf entente',
        'Travaux sur la colonne principale',
        'Frais de permis',
      ],
      questions: [
        {
          question: 'Pourrons-nous habiter la maison pendant les travaux?',
          answer:
            'Oui. L’eau est coupée quelques heures, pas des jours; le passage est protégé, et nous balayons chaque soir.',
        },
        {
          question: 'Qui achète les carreaux?',
          answer:
            'Vous ou nous. Nous vous donnons les surfaces et une liste; ce que nous achetons vous est facturé au prix coûtant.',
        },
      ],
    },
    demo: {
      sentence: 'Murs et planchers enlevés, poussière contenue, lieux balayés.',
      duration: 'De 1 à 3 jours',
      included: [
        'Cloisons antipoussière et purificateurs d’air',
        'Électricité et eau coupées avant de commencer',
        'Débris emportés, avec les reçus de l’écocentre',
        'Un chantier balayé pour le prochain corps de métier',
      ],
      excluded: [
        'Amiante et plomb, confiés à une entreprise agréée',
        'Murs porteurs sans lettre d’un ingénieur',
        'Frais de permis',
      ],
      questions: [
        {
          question: 'Faites-vous des tests d’amiante?',
          answer:
            'Dans les maisons d’avant 1990, nous prélevons des échantillons avant de toucher à quoi que ce soit et attendons le laboratoire.',
        },
        {
          question: 'Peut-on garder quelque chose?',
          answer:
            'Oui. Les portes, moulures et armoires que vous marquez sont retirées intactes et restent chez vous.',
        },
      ],
    },
    drywall: {
      sentence: 'Des murs et des plafonds bien droits, prêts à peindre.',
      duration: 'Un jour pour une réparation, une semaine pour un sous\u2011sol',
      included: [
        'Panneaux, vis, coins et composé à joints',
        'Trois couches de composé à joints, poncées entre chacune',
        'Ponçage avec aspiration à la source',
        'Contrôle à la lampe rasante avant notre départ',
      ],
      excluded: [
        'Charpente et isolation, sauf entente',
        'Peinture\u00a0: demandez les deux ensemble',
        'Raccord de plafonds texturés',
      ],
      questions: [
        {
          question: 'Quel sera le degré de finition?',
          answer:
            'Le niveau 4 est notre norme, pour une peinture mate ou coquille d’œuf. Pour le lustré ou la lumière rasante, nous offrons le niveau 5.',
        },
        {
          question: 'Quand pourra-t-on peindre?',
          answer: 'Un jour après la dernière couche de composé.',
        },
      ],
    },
    floor: {
      sentence: 'L’ancien plancher enlevé, le nouveau posé, de niveau jusqu’à la porte.',
      per: 'le projet',
      duration: 'De 1 à 4 jours',
      included: [
        'Ancien plancher enlevé et emporté',
        'Sous-plancher revissé et mis à niveau jusqu’à 5\u00a0mm',
        'Pose, avec les seuils aux portes',
        'Plinthes retirées et remises',
      ],
      excluded: [
        'Raccordement de planchers chauffants',
        'Mise à niveau au-delà de 5\u00a0mm',
        'Déplacement de pianos et de coffres-forts',
      ],
      questions: [
        {
          question: 'Et si le fond est en mauvais état?',
          answer:
            'Vous le voyez en même temps que nous. Jusqu’à 5\u00a0mm, c’est compris; au-delà, nous vous disons ce que cela coûte avant de continuer.',
        },
        {
          question: 'Pouvons-nous rester à la maison?',
          answer:
            'Oui. Nous faisons une pièce après l’autre, et on peut marcher dans chacune le soir.',
        },
      ],
    },
    paint: {
      sentence: 'Deux couches complètes, des lignes droites, aucun ruban oublié.',
      per: 'le projet',
      duration: 'Un jour pour une ou deux pièces',
      included: [
        'Trous et fissures bouchés et poncés',
        'Apprêt là où il en faut',
        'Deux couches complètes de peinture lavable',
        'Planchers et meubles couverts',
        'Un contenant de chaque couleur laissé chez vous',
      ],
      excluded: ['Enlèvement du papier peint', 'Murs extérieurs', 'Plafonds de plus de 3\u00a0m'],
      questions: [
        {
          question: 'La peinture est-elle comprise?',
          answer:
            'Oui, à faible odeur et dans toutes les couleurs. Les teintes très foncées qui demandent une troisième couche sont annoncées d’avance.',
        },
        {
          question: 'Quand pourrons-nous dormir dans la chambre?',
          answer: 'Le soir même, la fenêtre entrouverte.',
        },
      ],
    },
    tile: {
      sentence: 'Des carreaux bien à plat, les coupes là où on ne les voit pas.',
      duration: 'De 2 à 6 jours',
      included: [
        'Une disposition à sec que vous approuvez',
        'Fond mis à niveau jusqu’à 5\u00a0mm',
        'Étanchéité dans les endroits humides',
        'Coulis et joints de mouvement là où il en faut',
      ],
      excluded: [
        'Carreaux eux-mêmes, sauf entente',
        'Enlèvement de l’ancien carrelage, sur demande',
        'Rescellage ultérieur de la pierre',
      ],
      questions: [
        {
          question: 'Combien de carreaux faut-il acheter?',
          answer:
            'La surface et 10\u00a0% de plus, ou 15\u00a0% pour une pose en diagonale. Nous mesurons avant que vous commandiez.',
        },
        {
          question: 'Quand pourra-t-on marcher dessus?',
          answer: 'Après un jour; une douche peut servir après trois.',
        },
      ],
    },
  },
  questions: [
    {
      question: 'Qui sera sur le chantier?',
      answer:
        'Nos propres employés, dont les antécédents judiciaires et les références sont vérifiés, et des corps de métier agréés là où la loi l’exige. Un seul responsable suit tout le projet et répond à vos appels.',
    },
    {
      question: 'Le prix peut-il changer?',
      answer:
        'Seulement si le projet change. Ce que nous trouvons derrière un mur, nous vous le montrons d’abord, avec son prix par écrit; vous décidez avant la suite.',
    },
  ],
};
