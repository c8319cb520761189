<?php

declare(strict_types=1);

namespace Onda\Core\Settings;

defined('ABSPATH') || exit;

/** How a setting is written in the form and in the record. */
enum Kind
{
    case Flag;
    case Choice;
    /** Several of some choices. */
    case Multiple;
    case Number;
    case Line;
    /** Lines of text. */
    case Text;
    case Markup;
    /** Written with commas between. */
    case Words;
    /** Settings under one name. */
    case Group;
    /** A list of rows with the same settings. */
    case Rows;
    /** Read and printed by closures of its own. */
    case Custom;
}
